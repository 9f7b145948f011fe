/**
 * The words of a table: its game's catalogue in the language of the page, the players' names, and
 * the viewer.
 */
import type { FluentResource } from '@fluent/bundle';
import type { GameInfo } from '../protocol';
import { seatNames } from '../names';
import { locale } from '../locale.svelte';
import { loadCatalogue, Words, type Language } from '../words';
import type { Live } from './connection/live.svelte';

interface Loaded {
  language: Language;
  catalogue: FluentResource;
}

export class TableWords {
  private loaded = $state.raw<Loaded>() as Loaded;

  private constructor(
    private readonly game: GameInfo,
    private readonly live: Live,
    first: Loaded,
  ) {
    this.loaded = first;
  }

  static async load(game: GameInfo, live: Live): Promise<TableWords> {
    const { language } = locale;
    return new TableWords(game, live, {
      language,
      catalogue: await loadCatalogue(game.id, language),
    });
  }

  /** For an effect: follow the language of the page. */
  follow(): void {
    const { language } = locale;
    if (language === this.loaded.language) return;
    void loadCatalogue(this.game.id, language).then((catalogue) => {
      if (language === locale.language) this.loaded = { language, catalogue };
    });
  }

  get catalogue(): FluentResource {
    return this.loaded.catalogue;
  }

  // As one string, since presence and clocks change with every update, names hardly ever.
  private readonly names = $derived.by(() => {
    const page = new Words(this.loaded.language);
    return seatNames(this.live.info?.seats ?? [], page).join('\n');
  });
  private readonly reader = $derived.by(() => this.live.welcome?.you ?? null);

  readonly words: Words = $derived.by(() => this.readAs(this.reader));
  /** The words for a spectator, used to look through other eyes. */
  readonly spectator: Words = $derived.by(() => this.readAs(null));

  readAs(reader: number | null): Words {
    const { language, catalogue } = this.loaded;
    const players = this.names.split('\n');
    return new Words(language, { game: this.game, catalogue, players, reader });
  }
}
