import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../local/stack/project-root.ts';
import { catalogueTexts, foreignTexts } from '../../local/testing/texts/catalogues.ts';

/** Where what stands on a page may be data, these are our own words. */
const ownWords =
  'h1, h2, h3, button, label, legend, summary, th, nav a, option, [role="status"], [role="alert"]';

/** All sentences of catalogues of the web and the domain that stand still and are said otherwise in Spanish. */
function findEnglishSentences(): ReadonlySet<string> {
  const said = (language: 'en' | 'es') =>
    globSync(`{domain,web}/src/**/*-texts.${language}.{ts,tsx}`, { cwd: projectRoot }).flatMap((file) =>
      catalogueTexts(file, readFileSync(join(projectRoot, file), 'utf8')).map((text) => text.said.trim()),
    );
  const spanish = new Set(said('es'));
  return new Set(said('en').filter((text) => text && !spanish.has(text)));
}

const englishSentences = findEnglishSentences();

/**
 * What a page that speaks Spanish says in English, to eyes or ears: a sentence of an English catalogue, or one with English
 * function words.
 * @param where `anywhere` on a page whose data are Spanish as well, else only where our own words stand
 */
export async function spokenEnglish(page: Page, where: 'anywhere' | 'own words'): Promise<string[]> {
  const texts = await page.evaluate(
    (within) => {
      const isShown = (element: Element) => element.checkVisibility() && !element.closest('[lang="en"]');
      const roots = [...document.querySelectorAll(within ?? 'body')].filter(isShown);
      const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]).filter(isShown);
      const read = elements.flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
        ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]);
      return [...new Set([document.title, ...read].map((text) => text.replace(/\s+/g, ' ').trim()))];
    },
    where === 'anywhere' ? null : ownWords,
  );
  const foreign = foreignTexts(
    'es',
    texts.map((said) => ({ name: 'said', said })),
  ).map((text) => text.replace('said: ', ''));
  return [...new Set([...texts.filter((text) => englishSentences.has(text)), ...foreign])];
}
