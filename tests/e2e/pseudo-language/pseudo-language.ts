import type { JSHandle, Page } from '@playwright/test';
import { business } from '@welding/domain/values/business';
import { englishTexts } from './english-texts.ts';

const datesAndTimes =
  'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec AM PM'.split(' ');

/** The words of the English catalogues. */
function findWords(): readonly string[] {
  const found = new Set(englishTexts.flatMap(({ said }) => said.match(/\p{L}{2,}/gu) ?? []));
  return [...found].filter((word) => !datesAndTimes.includes(word));
}

const words = findWords();

/** The English of a pseudo-language text. */
export function plainWords(pseudo: string): string {
  return pseudo
    .replace(/^\[(.*)\]$/su, '$1')
    .replaceAll(/([áéíóúý])[áéíóúý]/gi, (_, vowel: string) => vowel.normalize('NFD').charAt(0));
}

/** A page's earlier text. */
type Said = { readonly node: { data: string }; readonly english: string; readonly pseudo: string };

/**
 * Translates a page's own texts into a language that is 40 % longer, with accents and brackets: [Géét Fréééé Qúúóótéé].
 * Typed text, names, amounts and days stay. Changes only the page's text nodes, so no build is needed. @returns the input of
 * `speakEnglish`
 */
export function speakPseudo(page: Page): Promise<JSHandle<Said[]>> {
  return page.evaluateHandle(
    ({ english, name }) => {
      const known = new Set(english);
      const parts = new RegExp(`${name}|\\S+@\\S+|\\p{L}{2,}`, 'gu');
      const marks: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };
      const longer = (text: string) => {
        const pseudo = text.replace(parts, (word) =>
          known.has(word)
            ? word.replace(/[aeiouy]/gi, (vowel) => {
                const mark = marks[vowel.toLowerCase()] ?? vowel;
                return (vowel === vowel.toLowerCase() ? mark : mark.toUpperCase()) + mark;
              })
            : word,
        );
        return pseudo === text ? text : pseudo.replace(/^(\s*)(.*?)(\s*)$/su, '$1[$2]$3');
      };
      const said: { node: { data: string }; english: string; pseudo: string }[] = [];
      const change = (node: { data: string }) => {
        const before = node.data;
        const pseudo = longer(before);
        if (pseudo === before) return;
        said.push({ node, english: before, pseudo });
        node.data = pseudo;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (node instanceof Text && !node.parentElement?.closest(`svg, [aria-label="${name}"]`)) change(node);
      }
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]'))
        change({
          get data() {
            return field.placeholder;
          },
          set data(text) {
            field.placeholder = text;
          },
        });
      for (const element of document.querySelectorAll<HTMLElement>('[title]'))
        change({
          get data() {
            return element.title;
          },
          set data(text) {
            element.title = text;
          },
        });
      return said;
    },
    { english: words, name: business.name },
  );
}

/** Restores a page's texts, except those that changed meanwhile. */
export async function speakEnglish(said: JSHandle<Said[]>): Promise<void> {
  await said.evaluate((all) => {
    for (const { node, english, pseudo } of all) if (node.data === pseudo) node.data = english;
  });
  await said.dispose();
}
