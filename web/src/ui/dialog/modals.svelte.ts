/** The open dialogs, the topmost last: only that one can be used. */
class Modals {
  private open = $state.raw<string[]>([]);

  get top(): string | null {
    return this.open.at(-1) ?? null;
  }

  opened(id: string): void {
    this.open = [...this.open.filter((each) => each !== id), id];
  }

  closed(id: string): void {
    this.open = this.open.filter((each) => each !== id);
  }
}

export const modals = new Modals();
