import { projectRoot } from '../../stack/project-root.ts';
import { brokenRules } from './broken-rules.ts';
import { importsOfTree } from './imports-of.ts';

/** Part of `npm run check`: imports follow the table of rooms. */
const problems = brokenRules(importsOfTree(projectRoot));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
