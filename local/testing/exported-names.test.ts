import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';

/** Names that the router and the app of the API read from each file of a kind. */
const conventions = ['Component', 'routes'];

const declaration = /^export (?:async )?(?:function\*?|const|let|type|interface|(?:abstract )?class) (\w+)/gm;

test('an exported name is declared once, except for a call’s contract, route and page function', () => {
  const files = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  const filesOf = new Map<string, Set<string>>();
  const calls = new Set<string>();
  for (const file of files) {
    const code = readFileSync(join(projectRoot, file), 'utf8');
    const asksApi = file.startsWith('web/') && code.includes("from '@welding/domain/api-paths'");
    for (const [declared, name = ''] of code.matchAll(declaration)) {
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
      if (asksApi && declared.includes('function')) calls.add(name);
    }
  }
  const isCall = (name: string, found: readonly string[]) =>
    calls.has(name) &&
    found
      .map((file) => file.split('/')[0])
      .sort()
      .join() === 'functions,web';
  const isContract = (found: readonly string[]) =>
    found.length === 2 &&
    found.some((file) => file.startsWith('domain/src/contracts/')) &&
    found.some((file) => file.startsWith('functions/'));
  const shared = [...filesOf].flatMap(([name, found]) =>
    found.size === 1 || conventions.includes(name) || isCall(name, [...found]) || isContract([...found])
      ? []
      : [[name, ...found]],
  );
  expect(filesOf.size).toBeGreaterThan(2_000);
  expect(shared, 'Names of two things: rename all but one').toEqual([]);
});
