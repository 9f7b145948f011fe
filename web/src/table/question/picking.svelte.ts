/**
 * Narrows the legal choices of a decision by clicks until one is left.
 *
 * Every field of a choice names a thing on the table (with a value: a card, a region, a seat, a
 * number). A board calls `can(thing, value)` to see whether a thing can be chosen, and `pick(thing,
 * value)` when it is clicked, dropped on, or chosen by keyboard. The buttons of verbs and the list
 * of all choices use the same options, so that there is one source of what is legal.
 */
import type { Choice, Decision, GameId, GameInfo, Option } from '../../protocol';

export type Value = string | number;
/** Names of fields with their values. */
type Chosen = Readonly<Record<string, Value>>;

/** The value of a choice's field; undefined if its verb has no such field. */
export function valueOf(choice: Choice, field: string): Value | undefined {
  const fields: Readonly<Record<string, Value | undefined>> = choice;
  return fields[field];
}

/** Whether two questions have the same options. */
const alike = (one: Decision, other: Decision) =>
  JSON.stringify(one.options) === JSON.stringify(other.options);

export class Picking<G extends GameId = GameId> {
  decision = $state.raw<Decision<G> | null>(null);
  /** The fields chosen so far (and `do`, the verb) with their values. */
  chosen = $state.raw<Chosen>({});
  /** Whether the viewer has confirmed a whole option. */
  insisted = $state(false);
  /**
   * The choice completed by a button with the name of the verb, after everything else was chosen.
   */
  private called = $state.raw<Chosen | null>(null);
  /** What the viewer chose field by field, and in how many steps. */
  private picked = $state.raw<{ chosen: Chosen; steps: number } | null>(null);
  /** Advice, shown like a choice and never sent by itself, and what was chosen before it came. */
  private advice = $state.raw<{ chosen: Chosen; before: Chosen } | null>(null);

  constructor(private verbs: GameInfo['verbs']) {}

  /** The options that match everything chosen. */
  left: Option<G>[] = $derived(this.agreeing(this.chosen));

  /** The remaining option, if there is only one. */
  single: Option<G> | null = $derived(this.left.length === 1 ? (this.left[0] ?? null) : null);

  /** Whether anything is chosen. */
  any: boolean = $derived(Object.keys(this.chosen).length > 0);

  /** Whether the choice is advice that has not been changed. */
  advised: boolean = $derived(this.advice !== null && this.chosen === this.advice.chosen);

  /** Whether the viewer composed the whole option in two steps or more. */
  deliberate: boolean = $derived.by(() => {
    const { single, picked, chosen } = this;
    if (single === null || picked === null || picked.chosen !== chosen) return false;
    const whole = Object.keys(single.choice).every((name) => name === 'do' || name in chosen);
    return whole && picked.steps > 1;
  });

  /** Whether the last click was a button that names the action for everything chosen before. */
  named: boolean = $derived(this.called !== null && this.chosen === this.called);

  /** Set the question (or none). The same question keeps what was chosen. */
  ask(decision: Decision<G> | null): void {
    const before = this.decision;
    if (decision?.id !== before?.id) this.clear();
    this.decision = decision;
    // The same question comes with every update, and boards rely on identical options.
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

  /** Choose a thing; a chosen one is withdrawn. */
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

  /** Choose a verb by the button with its name. */
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

  /** Choose a whole option by its button; the second click confirms it. */
  insist(option: Option<G>): void {
    if (this.any && this.single === option && !this.advised) this.insisted = true;
    else this.pickOption(option);
  }

  /** Show the bot's advice over what the viewer has chosen so far. */
  advise(choice: Choice<G>): void {
    const before = this.advised && this.advice !== null ? this.advice.before : this.chosen;
    this.chosen = fields(choice);
    this.advice = { chosen: this.chosen, before };
  }

  /** Drop the advice and restore what was chosen before it. */
  ignore(): void {
    if (this.advised && this.advice !== null) this.chosen = this.advice.before;
    this.advice = null;
  }

  /** Clear the choice. */
  clear(): void {
    this.chosen = {};
    this.insisted = false;
    this.advice = null;
  }

  /** The verbs among the remaining options. */
  get leftVerbs(): string[] {
    return [...new Set(this.left.map((option) => String(option.choice.do)))];
  }

  private agreeing(chosen: Chosen): Option<G>[] {
    const left = (this.decision?.options ?? []).filter((option) =>
      Object.entries(chosen).every(([field, value]) => valueOf(option.choice, field) === value),
    );
    // TypeScript filters a generic union as that of all games; these are options of the decision.
    return left as Option<G>[];
  }

  private drop(thing: string, value: Value): void {
    this.chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(
        ([field, chosen]) => !(chosen === value && this.things(field).has(thing)),
      ),
    );
  }

  /** The first unchosen field for this thing that can have this value; advice is ignored. */
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
