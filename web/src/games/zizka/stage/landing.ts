/** Which throws have been seen: a die that is drawn anew, or by a page that has just been opened, lies
 * where it lies. */
import { getContext, setContext } from 'svelte';

/** How long dice fall (Die.svelte), those too that fall a little later, in milliseconds. */
export const FALL = 1000;

const KEY = Symbol('landing');

export class Landing {
  /** The last line of the chronicle whose dice lie. It is read when a die is thrown: nothing waits
   * for it. */
  private landed: number;

  constructor(told: number) {
    this.landed = told - 1;
  }

  isNew(thrown: number): boolean {
    return thrown > this.landed;
  }

  /** So many lines are told: what they have thrown will have been seen soon. What is taken back can be
   * thrown again. */
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
