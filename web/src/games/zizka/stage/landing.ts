/**
 * Knows which throws have been shown, so that dice drawn again, or by a page just opened, do not
 * tumble.
 */
import { getContext, setContext } from 'svelte';

/** How long a die tumbles (Die.svelte), including those that start later, in ms. */
export const FALL = 1000;

const KEY = Symbol('landing');

export class Landing {
  /** The last line whose dice have landed. Read when a die is thrown; not reactive. */
  private landed: number;

  constructor(told: number) {
    this.landed = told - 1;
  }

  isNew(thrown: number): boolean {
    return thrown > this.landed;
  }

  /** Count the throws of these lines as shown. Throws that were undone can be shown again. */
  follow(told: number): void {
    const last = told - 1;
    if (last < this.landed) this.landed = last;
    else setTimeout(() => (this.landed = Math.max(this.landed, last)), FALL);
  }
}

export function provideLanding(told: number): Landing {
  return setContext(KEY, new Landing(told));
}

export function landing(): Landing {
  return getContext<Landing>(KEY);
}
