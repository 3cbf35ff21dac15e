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

/** True in a build for one language, which has replaced each `say` by one of its arguments (web/build/one-language.ts). */
declare const __ONE_LANGUAGE__: true | undefined;

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

/** The same in another language: other words, functions that take the same values, the same names. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text extends (...values: never[]) => unknown
      ? Text
      : { readonly [Name in keyof Text]: Translated<Text[Name]> };

/** One sentence in each language. */
class Said<Text> {
  readonly en: Text;
  readonly es: Text;

  constructor(en: Text, es: Text) {
    this.en = en;
    this.es = es;
  }
}

/** A catalogue as it is read: each sentence in one language. */
type Spoken<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends Said<infer Text>
    ? Text
    : Texts[Name] extends string
      ? string
      : Texts[Name] extends (...values: never[]) => unknown
        ? Texts[Name]
        : Spoken<Texts[Name]>;
};

type Catalogue<Texts> = {
  /** The sentences in the current language. */
  (): Spoken<Texts>;
  /** The sentences in one language. A build for one language has no other. */
  readonly in: (language: Language) => Spoken<Texts>;
};

/**
 * One sentence in English and in Spanish. A sentence that is the same in both needs no `say`. A build for one language keeps
 * one argument in place of the call (web/build/one-language.ts).
 */
// @__NO_SIDE_EFFECTS__
export function say<Text extends string | object>(
  english: Text,
  spanish: Translated<NoInfer<Text>>,
): Said<Translated<Text>> {
  return new Said(english as Translated<Text>, spanish);
}

/**
 * The sentences of one part of the product, in `*-texts.ts`. Called where a sentence is made, never when a module is loaded,
 * because one process of the API speaks both languages.
 */
// @__NO_SIDE_EFFECTS__
export function inLanguages<Texts extends object>(texts: Texts): Catalogue<Texts> {
  if (typeof __ONE_LANGUAGE__ !== 'undefined') {
    const only = () => texts as Spoken<Texts>;
    return Object.assign(only, { in: only });
  }
  const spoken = { en: spokenIn('en', texts), es: spokenIn('es', texts) };
  return Object.assign(() => spoken[read()], { in: (language: Language) => spoken[language] });
}

function spokenIn<Texts extends object>(language: Language, texts: Texts): Spoken<Texts> {
  const inOne = (value: unknown): unknown => {
    if (value instanceof Said) return value[language];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOne(each)]));
  };
  return inOne(texts) as Spoken<Texts>;
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
