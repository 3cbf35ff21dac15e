import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../stack/project-root.ts';
import {
  catalogueTexts,
  codeBesideCatalogues,
  foreignTexts,
  isCatalogueFile,
  untranslatedTexts,
  unusedTexts,
} from './catalogues.ts';
import { writtenSentences } from './written-sentences.ts';

/**
 * Part of `npm run check`: every sentence is in a catalogue, every name of a catalogue is used, and no sentence has words of the
 * other language. Types make sure that both languages have the same names and parameters.
 */
const modules = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, code: readFileSync(join(projectRoot, file), 'utf8') }));
const code = modules.map((module) => codeBesideCatalogues(module.file, module.code)).join('\n');

const problems = [
  ...modules
    .filter(({ file }) => !isCatalogueFile(file))
    .flatMap((module) => writtenSentences(module.file, module.code)),
  ...modules.flatMap(({ file, code: module }) => {
    const [english, spanish] = [catalogueTexts('en', file, module), catalogueTexts('es', file, module)];
    const found = [
      ...unusedTexts(english, code).map((name) => `unused: ${name}`),
      ...foreignTexts('en', english),
      ...foreignTexts('es', spanish),
      ...untranslatedTexts(file, module).map((text) => `the same in both languages: ${text}`),
    ];
    return found.map((problem) => `${file}: ${problem}`);
  }),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
