import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../stack/project-root.ts';
import { catalogueTexts, foreignTexts, unusedTexts } from './catalogues.ts';
import { writtenSentences } from './written-sentences.ts';

/**
 * Part of `npm run check`: every sentence is in a catalogue, every name of a catalogue is used, and no sentence has words of the
 * other language. Types make sure that both languages have the same names and parameters.
 */
const modules = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, code: readFileSync(join(projectRoot, file), 'utf8') }));
const catalogues = modules.filter(({ file }) => /-texts\.tsx?$/.test(file));
const others = modules.filter((module) => !catalogues.includes(module));
const code = others.map((module) => module.code).join('\n');

const problems = [
  ...others.flatMap((module) => writtenSentences(module.file, module.code)),
  ...catalogues.flatMap(({ file, code: catalogue }) => {
    const [english, spanish] = [catalogueTexts('en', file, catalogue), catalogueTexts('es', file, catalogue)];
    const found = [
      ...unusedTexts(english, code).map((name) => `unused: ${name}`),
      ...foreignTexts('en', english),
      ...foreignTexts('es', spanish),
    ];
    return found.map((problem) => `${file}: ${problem}`);
  }),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
