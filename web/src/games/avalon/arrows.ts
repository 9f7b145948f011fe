/** Moves the focus along a row of buttons by arrow keys. Tab reaches one of the buttons only. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const group = event.currentTarget.closest('[role="group"]');
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const next = step(buttons.indexOf(event.currentTarget as HTMLButtonElement), buttons.length);
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
