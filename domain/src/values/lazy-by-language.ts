import { lazy } from './lazy.ts';
import { timeTexts } from './time-texts.ts';

/** Formats of Intl for each locale that people are spoken to in, each made when it is first asked for. */
export function lazyByLanguage<Format>(make: (locale: string) => Format): () => Format {
  const formats = new Map<string, () => Format>();
  return () => {
    const { locale } = timeTexts();
    const format = formats.get(locale) ?? lazy(() => make(locale));
    formats.set(locale, format);
    return format();
  };
}
