export type Language = 'en' | 'es';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Set by a build if LANGUAGES offers fewer (web/build/environment.ts). */
declare const __OFFERED_LANGUAGES__: readonly Language[] | undefined;

export const offeredLanguages: readonly Language[] =
  typeof __OFFERED_LANGUAGES__ === 'undefined' ? ['en', 'es'] : __OFFERED_LANGUAGES__;

/** Set by a build for one language (web/build/one-language.ts). */
declare const __LANGUAGE__: Language | undefined;

/** True in a build for one language, where each `say` is replaced by one argument (web/build/one-language.ts). */
declare const __ONE_LANGUAGE__: true | undefined;

let read = (): Language => (typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__);

export function currentLanguage(): Language {
  return read();
}

/** Sets the source of the current language, for a process that speaks several at once. Returns the previous source. */
export function readLanguageFrom(source: () => Language): () => Language {
  const before = read;
  read = source;
  return before;
}

export function languageOf(reader: { readonly language?: Language | undefined } | undefined): Language {
  return reader?.language ?? 'en';
}

/** The type of a translation: other words, with the same parameters and names. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text extends (...values: never[]) => unknown
      ? Text
      : { readonly [Name in keyof Text]: Translated<Text[Name]> };

class Said<Text> {
  readonly en: Text;
  readonly es: Text;

  constructor(en: Text, es: Text) {
    this.en = en;
    this.es = es;
  }
}

/** A catalog with one language chosen. */
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
  (): Spoken<Texts>;
  /** The sentences in one language. A build for one language has no other. */
  readonly in: (language: Language) => Spoken<Texts>;
};

/** A sentence in both languages. A build for one language keeps one of them (web/build/one-language.ts). */
// @__NO_SIDE_EFFECTS__
export function say<Text extends string | object>(
  english: Text,
  spanish: Translated<NoInfer<Text>>,
): Said<Translated<Text>> {
  return new Said(english as Translated<Text>, spanish);
}

/**
 * The texts of one part of the product, in `*-texts.ts`. Call it when a sentence is made, not when a module loads, because one
 * API process speaks both languages.
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

export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** Labels looked up by code, in the language current at each lookup. */
// @__NO_SIDE_EFFECTS__
export function inCurrentLanguage<Texts extends object>(texts: () => Texts): Texts {
  return new Proxy(texts(), { get: (_, name) => Reflect.get(texts(), name) });
}
