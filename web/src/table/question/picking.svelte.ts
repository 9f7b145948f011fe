/** Narrowing: the legal choices of a decision, made fewer by whatever is clicked, until one is left.
 *
 * Every field of a choice names a thing on the table (the thing and its value: a card, a region, a seat, a
 * number). A board asks `can(thing, value)` to know whether a thing lights up, and calls
 * `pick(thing, value)` when it is clicked, dropped on, or chosen by keyboard. The same list feeds the
 * buttons of verbs and the spoken list, so that there is one source of what is possible. */
import type { Choice, Decision, GameId, GameInfo, Option } from '../../protocol';

export type Value = string | number;
/** Names of fields with their values. */
type Chosen = Readonly<Record<string, Value>>;

/** What a field of a choice holds; undefined, where its verb has no such field. */
export function valueOf(choice: Choice, field: string): Value | undefined {
  const fields: Readonly<Record<string, Value | undefined>> = choice;
  return fields[field];
}

/** Whether two questions have the same options. */
const alike = (one: Decision, other: Decision) =>
  JSON.stringify(one.options) === JSON.stringify(other.options);

export class Picking<G extends GameId = GameId> {
  decision = $state.raw<Decision<G> | null>(null);
  /** What is chosen so far: names of fields (and `do`, the verb) with their values. */
  chosen = $state.raw<Chosen>({});
  /** Whether the reader stands by a whole option that waited for a second look. */
  insisted = $state(false);
  /** What a button with the name of the verb made whole, when the reader had chosen all else before. */
  private called = $state.raw<Chosen | null>(null);
  /** What the reader chose thing by thing, and in how many steps. */
  private picked = $state.raw<{ chosen: Chosen; steps: number } | null>(null);
  /** What was chosen for the reader as advice, shown like a choice and never sent by itself, and what
   * the reader had chosen before it came. */
  private advice = $state.raw<{ chosen: Chosen; before: Chosen } | null>(null);

  constructor(private verbs: GameInfo['verbs']) {}

  /** The options that agree with everything chosen. */
  left: Option<G>[] = $derived(this.agreeing(this.chosen));

  /** The one option that is left, if only one is. */
  single: Option<G> | null = $derived(this.left.length === 1 ? (this.left[0] ?? null) : null);

  /** Whether anything is chosen. */
  any: boolean = $derived(Object.keys(this.chosen).length > 0);

  /** Whether what is chosen is a piece of advice that nobody has touched since. */
  advised: boolean = $derived(this.advice !== null && this.chosen === this.advice.chosen);

  /** Whether the reader has put the whole option together from two things or more. */
  deliberate: boolean = $derived.by(() => {
    const { single, picked, chosen } = this;
    if (single === null || picked === null || picked.chosen !== chosen) return false;
    const whole = Object.keys(single.choice).every((name) => name === 'do' || name in chosen);
    return whole && picked.steps > 1;
  });

  /** Whether the last word was a button that says what is done with all that was chosen before. */
  named: boolean = $derived(this.called !== null && this.chosen === this.called);

  /** A new question (or none): nothing is chosen yet. The same question keeps what was chosen. */
  ask(decision: Decision<G> | null): void {
    const before = this.decision;
    if (decision?.id !== before?.id) this.clear();
    this.decision = decision;
    // The same question comes with every update, and boards hold on to its options.
    if (decision && before && decision.id === before.id && alike(decision, before))
      this.decision = { ...decision, options: before.options };
    if (this.left.length === 0) this.ignore();
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
    this.ignore();
    const steps = this.picked?.chosen === this.chosen ? this.picked.steps : 0;
    const field = this.fieldFor(thing, value);
    if (field !== null) {
      this.chosen = { ...this.chosen, [field]: value };
      this.picked = { chosen: this.chosen, steps: steps + 1 };
    } else if (this.has(thing, value)) {
      this.drop(thing, value);
      this.picked = { chosen: this.chosen, steps: steps - 1 };
    }
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
  pickOption(option: Option<G>): void {
    this.chosen = fields(option.choice);
  }

  /** Choose a whole option by a button of its own; chosen once more, it is meant. */
  insist(option: Option<G>): void {
    if (this.any && this.single === option && !this.advised) this.insisted = true;
    else this.pickOption(option);
  }

  /** Show what somebody wiser would choose, beside what the reader has chosen so far. */
  advise(choice: Choice<G>): void {
    const before = this.advised && this.advice !== null ? this.advice.before : this.chosen;
    this.chosen = fields(choice);
    this.advice = { chosen: this.chosen, before };
  }

  /** Let the advice go: what was chosen before it came is chosen again. */
  ignore(): void {
    if (this.advised && this.advice !== null) this.chosen = this.advice.before;
    this.advice = null;
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

  private agreeing(chosen: Chosen): Option<G>[] {
    const left = (this.decision?.options ?? []).filter((option) =>
      Object.entries(chosen).every(([field, value]) => valueOf(option.choice, field) === value),
    );
    // A generic union is filtered as that of all games: they are those of the decision.
    return left as Option<G>[];
  }

  private drop(thing: string, value: Value): void {
    this.chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(
        ([field, chosen]) => !(chosen === value && this.things(field).has(thing)),
      ),
    );
  }

  /** The first field for this thing, not chosen yet, that can have this value; advice is not heeded. */
  private fieldFor(thing: string, value: Value): string | null {
    const chosen = this.advised && this.advice !== null ? this.advice.before : this.chosen;
    for (const option of this.agreeing(chosen)) {
      for (const field of this.verbs[String(option.choice.do)] ?? []) {
        if (field.thing === thing && !(field.name in chosen)) {
          if (valueOf(option.choice, field.name) === value) return field.name;
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

function fields(choice: Choice): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [field, value] of Object.entries(choice)) {
    if (typeof value === 'string' || typeof value === 'number') found[field] = value;
  }
  return found;
}
