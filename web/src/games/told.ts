/** What a board does about some events: a function for each, of that event's own arguments. */
import type { GameId, Told } from '../protocol';

export type ByEvent<G extends GameId, Given extends unknown[], Result> = {
  readonly [Event in Told<G>['event']]?: (
    told: Extract<Told<G>, { event: Event }>['arguments'],
    ...given: Given
  ) => Result;
};

/** The same as one function of any line; undefined, where there is none for its event. */
export function byEvent<G extends GameId, Given extends unknown[], Result>(
  functions: ByEvent<G, Given, Result>,
): (line: Told<G>, ...given: Given) => Result | undefined {
  // Which arguments belong to which event cannot be followed through a union of events.
  const any = functions as Readonly<
    Record<string, ((told: Told<G>['arguments'], ...given: Given) => Result) | undefined>
  >;
  return (line, ...given) => any[line.event]?.(line.arguments, ...given);
}
