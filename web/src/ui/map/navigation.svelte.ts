/** Moves the focus over a map by arrow keys. Tab reaches one of its places. */
import { neighbourOf, type Point } from './arrowkeys';

export class MapNavigation {
  /** The place reached last by arrow keys; null before that. */
  at = $state<number | null>(null);
  /** The map's element. */
  field = $state<HTMLElement>();

  /** `selector` finds the button of a place in the field. */
  constructor(
    private readonly places: () => readonly Point[],
    private readonly selector: (at: number) => string,
  ) {}

  pressed(event: KeyboardEvent, from: number): void {
    const next = neighbourOf(this.places(), from, event.key);
    if (next === from) return;
    event.preventDefault();
    this.at = next;
    this.field?.querySelector<HTMLElement>(this.selector(next))?.focus();
  }
}
