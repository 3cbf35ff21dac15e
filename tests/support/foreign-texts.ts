import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedServiceNames } from '@welding/domain/entities/service-type';
import type { Language } from '@welding/domain/values/language';
import { projectRoot } from '../../local/stack/project-root.ts';
import { catalogueTexts, foreignTexts } from '../../local/testing/texts/catalogues.ts';

/** All sentences in the catalogues of the web and the domain. */
export function sentencesIn(language: Language): ReadonlySet<string> {
  const files = globSync('{domain,web}/src/**/!(*.test).{ts,tsx}', { cwd: projectRoot });
  return new Set(
    files.flatMap((file) =>
      catalogueTexts(language, file, readFileSync(join(projectRoot, file), 'utf8')).map(({ said }) =>
        said.trim(),
      ),
    ),
  );
}

/** English uses the stored service names, without catalogue sentences. */
const said = {
  en: new Set([...sentencesIn('en'), ...Object.values(storedServiceNames)]),
  es: sentencesIn('es'),
};

/**
 * The texts that are in the other language: a catalogue sentence that differs between the languages, or one with the other's
 * function words.
 */
export function foreignAmong(language: Language, texts: readonly string[]): string[] {
  const other = language === 'es' ? 'en' : 'es';
  const isOfOther = (text: string) => text !== '' && said[other].has(text) && !said[language].has(text);
  const foreign = foreignTexts(
    language,
    texts.map((text) => ({ name: 'said', said: text })),
  ).map((text) => text.replace('said: ', ''));
  return [...new Set([...texts.filter(isOfOther), ...foreign])];
}
