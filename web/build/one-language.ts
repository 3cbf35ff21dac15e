import type { Language } from '@welding/domain/values/language';
import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Builds one language: replaces each `say(english, spanish)` by the argument of that language, so a page downloads no
 * other.
 * @param offered the languages that a reader may choose
 */
export function oneLanguage(language: Language, offered: readonly Language[]): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      define: {
        __ONE_LANGUAGE__: 'true',
        __LANGUAGE__: JSON.stringify(language),
        __OFFERED_LANGUAGES__: JSON.stringify(offered),
      },
    }),
    transform: {
      filter: { id: /\.tsx?$/, code: /\binLanguages\(/ },
      handler: (code, id) => ({ code: sayIn(language, id, code), map: null }),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
  };
}

/** A catalogue's code with one argument in place of each `say`. */
export function sayIn(language: Language, file: string, code: string): string {
  let said = '';
  let from = 0;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [english, spanish], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'say') return;
      const text = language === 'en' ? english : spanish;
      if (!text) throw new Error(`${file}: a sentence has no words in ${language}`);
      said += code.slice(from, start) + code.slice(text.start, text.end);
      from = end;
    },
  });
  visitor.visit(parseSync(file, code).program);
  return said + code.slice(from);
}
