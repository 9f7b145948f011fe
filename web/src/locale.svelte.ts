/** The language of the page: the stored one, else the browser's. It can change at any time. */
import { memory } from './memory';
import { LANGUAGES, Words, type Language } from './words';

function isLanguage(tag: string | null): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

function firstLanguage(): Language {
  if (isLanguage(memory.language)) return memory.language;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

class Locale {
  language = $state<Language>(firstLanguage());
  /** The words of the page; a table makes its own, with its game's catalogue. */
  words: Words = $derived(new Words(this.language));

  switchTo(language: Language): void {
    this.language = language;
    memory.language = language;
  }
}

export const locale = new Locale();
