/** A language of the product, by its ISO 639-1 code. */
export type Language = 'en' | 'es';

/** Each language by its own name, as those who read it look for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** What a build says where LANGUAGES offers fewer (web/build/read-offered-languages.ts). */
declare const __OFFERED_LANGUAGES__: readonly Language[] | undefined;

/** Those that people are spoken to in. */
export const offeredLanguages: readonly Language[] =
  typeof __OFFERED_LANGUAGES__ === 'undefined' ? ['en', 'es'] : __OFFERED_LANGUAGES__;

/** What a build for one language says at build time (web/build/one-language.ts). */
declare const __LANGUAGE__: Language | undefined;

let read = (): Language => (typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__);

/** The language that sentences are made in now. */
export function currentLanguage(): Language {
  return read();
}

/** For a process that speaks several languages at once: asked each time a sentence is made. Gives what was asked before. */
export function readLanguageFrom(source: () => Language): () => Language {
  const before = read;
  read = source;
  return before;
}

/** A catalogue of one language as one of another has to be: the same names, and functions that take the same. */
export type Translated<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...inputs: infer Inputs) => string
      ? (...inputs: Inputs) => string
      : Texts[Name] extends (...inputs: never[]) => unknown
        ? Texts[Name]
        : Translated<Texts[Name]>;
};

/**
 * The sentences of one part of the product: English in `*-texts.en.ts`, Spanish in `*-texts.es.ts` beside it. Called where a
 * sentence is made, never when a module is loaded, as one process of the API speaks both.
 */
export function inLanguages<Texts>(
  english: Texts,
  spanish: Translated<NoInfer<Texts>>,
): () => Translated<Texts> {
  const texts = { en: english as Translated<Texts>, es: spanish };
  return () => texts[read()];
}

/** One of two whole sentences, by number. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** A catalogue as labels that are looked up by a code: each says itself in the language of when it is looked up. */
// @__NO_SIDE_EFFECTS__
export function inCurrentLanguage<Texts extends object>(texts: () => Texts): Texts {
  return new Proxy(texts(), { get: (_, name) => Reflect.get(texts(), name) });
}
