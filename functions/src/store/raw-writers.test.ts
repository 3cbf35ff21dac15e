import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

const noEntity = 'an internal document without a schema of an entity';
const onlyReads = 'reads and deletes only';

/**
 * What writes past the check of `create`, `addNew`, `changeEntity` and the collections' own encoding, which refuse what a
 * reader would not read as it was given: by file, how many places, and why. Encode a new writer's fields with the
 * collection's `encodeUpdate` instead of adding it here.
 */
const rawWriters: Readonly<Record<string, readonly [places: number, why: string]>> = {
  'calendar/calendar-days.ts': [
    1,
    'checked by `encodeFields`; times inside a list become times of the database',
  ],
  'calendar/calendar-feeds.ts': [1, 'adds one in the database'],
  'clients/client-documents.ts': [
    4,
    'reads notes of both kinds as they are; a merge moves documents of every kind',
  ],
  'clients/clients.ts': [2, noEntity],
  'clients/guard-client.ts': [2, 'adds one in the database to a count that no one reads'],
  'clients/merge-clients.ts': [2, 'moves the documents of emails, which are no entities'],
  'clients/move-documents.ts': [
    1,
    'the ids and names of clients that were read, for documents of every kind',
  ],
  'clients/new-email.ts': [1, noEntity],
  'imports/imported-records.ts': [3, onlyReads],
  'imports/known-clients.ts': [2, onlyReads],
  'imports/undo-import.ts': [2, onlyReads],
  'papers/paper-links.ts': [3, noEntity],
  'payments/project-ledger.ts': [3, noEntity],
  'requests/close-quote.ts': [1, onlyReads],
  'sign-in/login-codes.ts': [2, noEntity],
  'sign-in/proven-emails.ts': [1, noEntity],
  'sign-in/sessions.ts': [5, 'ended sessions are no entities; ends sessions without reading their client'],
  'staff/staff.ts': [1, noEntity],
  'time/read-hour-ledgers.ts': [2, noEntity],
  'visits/carry-contacts.ts': [5, 'moves what an earlier release checked, as it is'],
};

/** A collection without its schema, or a document that leaves it. */
const bare = /\.collection\(|\.withConverter\(null\)/g;
const updates = /\.update\(/g;
const encoding = /\.encode(?:Update|Fields)\(/;

/** The writes of a file that nothing checks: updates without encoded fields, and what leaves a collection's schema. */
function rawPlaces(code: string): number {
  const encoded = [...code.matchAll(/const (\w+) = (?:\{ \.\.\.\()?await \w+\.encode(?:Update|Fields)\(/g)];
  const isEncoded = (given: string) =>
    encoding.test(given) || encoded.some(([, name]) => new RegExp(`\\b${name}\\b`).test(given));
  const calls = [...code.matchAll(updates)]
    .filter(({ index }) => !/create(?:Hash|Hmac)\([^;]*$/.test(code.slice(0, index)))
    .map(({ index }) => argumentsAt(code, index));
  const rest = calls.filter(isEncoded).reduce((left, given) => left.replace(given, ''), code);
  return calls.filter((given) => !isEncoded(given)).length + [...rest.matchAll(bare)].length;
}

/** The text between the parentheses of a call that begins at `index`. */
function argumentsAt(code: string, index: number): string {
  const begin = code.indexOf('(', index);
  let depth = 0;
  for (let end = begin; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    if (depth === 0) return code.slice(begin, end);
  }
  return code.slice(begin);
}

test('writes are checked by their reader’s schema first, except for those listed here', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('store/'),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file): [string, number][] => {
    const code = readFileSync(join(sources, file), 'utf8');
    const places = rawPlaces(code);
    return places > 0 ? [[file, places]] : [];
  });
  const listed = Object.entries(rawWriters).map(([file, [places]]) => [file, places]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
