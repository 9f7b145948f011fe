/** Handlers of events: one function for each kind, with the arguments of that kind. */
import type { GameId, Told } from '../protocol';

export type ByEvent<G extends GameId, Given extends unknown[], Result> = {
  readonly [Event in Told<G>['event']]?: (
    told: Extract<Told<G>, { event: Event }>['arguments'],
    ...given: Given
  ) => Result;
};

/** Merge the handlers into one function of any line; undefined where its event has no handler. */
export function byEvent<G extends GameId, Given extends unknown[], Result>(
  functions: ByEvent<G, Given, Result>,
): (line: Told<G>, ...given: Given) => Result | undefined {
  // TypeScript cannot follow the pairing of event and arguments through a union.
  const any = functions as Readonly<
    Record<string, ((told: Told<G>['arguments'], ...given: Given) => Result) | undefined>
  >;
  return (line, ...given) => any[line.event]?.(line.arguments, ...given);
}
