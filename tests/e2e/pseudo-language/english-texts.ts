import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../local/stack/project-root.ts';
import { type CatalogueText, catalogueTexts } from '../../../local/testing/texts/catalogues.ts';

const files = globSync('{domain,functions,web}/src/**/*-texts.{ts,tsx}', { cwd: projectRoot });

/** All texts of the English catalogues. */
export const englishTexts: readonly CatalogueText[] = files.flatMap((file) =>
  catalogueTexts('en', file, readFileSync(join(projectRoot, file), 'utf8')),
);
