import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';

/** A page may use the name of the API's decision or route that it calls. */
const callsOfTheApi = [
  'approveByPhone',
  'askForCode',
  'cancelOwnVisit',
  'changeClient',
  'changePriceEntry',
  'changeVisit',
  'copyEstimate',
  'createEstimate',
  'createInvoice',
  'creditInvoice',
  'discardEstimate',
  'eraseClient',
  'keepEmail',
  'mergeClients',
  'moveOwnVisit',
  'reviseEstimate',
  'sendEstimate',
  'sendInvoice',
  'verifyCode',
  'voidInvoice',
];

/** Names that the router and the app of the API read from each file of a kind. */
const conventions = ['Component', 'routes'];

const declaration = /^export (?:async )?(?:function\*?|const|let|type|interface|(?:abstract )?class) (\w+)/gm;

test('an exported name is declared once, or by a page and the API for one act', () => {
  const files = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  const filesOf = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(declaration)) {
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  const isCall = (name: string, found: ReadonlySet<string>) =>
    callsOfTheApi.includes(name) &&
    [...found]
      .map((file) => file.split('/')[0])
      .sort()
      .join() === 'functions,web';
  const shared = [...filesOf].filter(
    ([name, found]) => found.size > 1 && !conventions.includes(name) && !isCall(name, found),
  );
  expect(filesOf.size).toBeGreaterThan(2_000);
  expect(shared.map(([name, found]) => [name, ...found])).toEqual([]);
  expect(callsOfTheApi.filter((name) => !isCall(name, filesOf.get(name) ?? new Set()))).toEqual([]);
});
