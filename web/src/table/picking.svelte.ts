/** Narrowing: the legal choices of a decision, made fewer by whatever is clicked, until one is left.
 *
 * Every field of a choice names a thing on the table (the thing and its value: a card, a region, a seat, a
 * number). A board asks `can(thing, value)` to know whether a thing lights up, and calls
 * `pick(thing, value)` when it is clicked, dropped on, or chosen by keyboard. The same list feeds the
 * buttons of verbs and the spoken list, so that there is one source of what is possible. */
import type { Decision, GameInfo, Option } from '../protocol';

export type Value = string | number;

export class Picking {
  decision = $state.raw<Decision | null>(null);
  /** What is chosen so far: names of fields (and `do`, the verb) with their values. */
  chosen = $state.raw<Readonly<Record<string, Value>>>({});
  /** Whether the reader stands by a whole option that waited for a second look. */
  insisted = $state(false);
  /** What a button with the name of the verb made whole, when the reader had chosen all else before. */
  private called = $state.raw<Readonly<Record<string, Value>> | null>(null);
  /** What was chosen for the reader as advice: shown like a choice, and never sent by itself. */
  private advice = $state.raw<Readonly<Record<string, Value>> | null>(null);

  constructor(private verbs: GameInfo['verbs']) {}

  /** The options that agree with everything chosen. */
  left: Option[] = $derived(
    (this.decision?.options ?? []).filter((option) =>
      Object.entries(this.chosen).every(([field, value]) => option.choice[field] === value),
    ),
  );

  /** The one option that is left, if only one is. */
  single: Option | null = $derived(this.left.length === 1 ? (this.left[0] ?? null) : null);

  /** Whether anything is chosen. */
  any: boolean = $derived(Object.keys(this.chosen).length > 0);

  /** Whether what is chosen is a piece of advice that nobody has touched since. */
  advised: boolean = $derived(this.advice !== null && this.chosen === this.advice);

  /** Whether the last word was a button that says what is done with all that was chosen before. */
  named: boolean = $derived(this.called !== null && this.chosen === this.called);

  /** A new question (or none): nothing is chosen yet. The same question keeps what was chosen. */
  ask(decision: Decision | null): void {
    if (decision?.id !== this.decision?.id) this.clear();
    this.decision = decision;
    if (this.left.length === 0) this.clear();
  }

  /** Whether choosing this thing leaves at least one option. */
  can(thing: string, value: Value): boolean {
    return this.fieldFor(thing, value) !== null;
  }

  /** Whether this thing is chosen. */
  has(thing: string, value: Value): boolean {
    return Object.entries(this.chosen).some(
      ([field, chosen]) => chosen === value && this.things(field).has(thing),
    );
  }

  /** Choose a thing; chosen once more, it is let go. */
  pick(thing: string, value: Value): void {
    const field = this.fieldFor(thing, value);
    if (field !== null) this.chosen = { ...this.chosen, [field]: value };
    else if (this.has(thing, value)) this.drop(thing, value);
  }

  pickVerb(verb: string): void {
    this.chosen = { ...this.chosen, do: verb };
  }

  /** Choose a verb by a button that bears its name. */
  nameVerb(verb: string): void {
    const rest = (this.verbs[verb] ?? []).map(({ name }) => name);
    const whole = rest.length > 0 && rest.every((name) => name in this.chosen);
    this.pickVerb(verb);
    this.called = whole ? this.chosen : null;
  }

  /** Choose a whole option. */
  pickOption(option: Option): void {
    this.chosen = fields(option.choice);
  }

  /** Choose a whole option by a button of its own; chosen once more, it is meant. */
  insist(option: Option): void {
    if (this.any && this.single === option && !this.advised) this.insisted = true;
    else this.pickOption(option);
  }

  /** Show what somebody wiser would choose. */
  advise(choice: Option['choice']): void {
    this.advice = fields(choice);
    this.chosen = this.advice;
  }

  /** Let everything go. */
  clear(): void {
    this.chosen = {};
    this.insisted = false;
    this.advice = null;
  }

  /** The verbs among the options that are left. */
  get leftVerbs(): string[] {
    return [...new Set(this.left.map((option) => String(option.choice.do)))];
  }

  private drop(thing: string, value: Value): void {
    this.chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(
        ([field, chosen]) => !(chosen === value && this.things(field).has(thing)),
      ),
    );
  }

  /** The first field for this thing, not chosen yet, that can have this value. */
  private fieldFor(thing: string, value: Value): string | null {
    for (const option of this.left) {
      for (const field of this.verbs[String(option.choice.do)] ?? []) {
        if (field.thing === thing && !(field.name in this.chosen)) {
          if (option.choice[field.name] === value) return field.name;
        }
      }
    }
    return null;
  }

  private things(name: string): Set<string> {
    const found = new Set<string>();
    for (const fields of Object.values(this.verbs)) {
      for (const field of fields) if (field.name === name) found.add(field.thing);
    }
    return found;
  }
}

function fields(choice: Option['choice']): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [field, value] of Object.entries(choice)) {
    if (typeof value === 'string' || typeof value === 'number') found[field] = value;
  }
  return found;
}
