import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedCollections } from '../../../tests/support/stored-collections.ts';

const rulesFile = join(import.meta.dirname, '..', '..', '..', 'firestore.rules');

let rules: string;
let collections: Awaited<ReturnType<typeof storedCollections>>;
beforeAll(async () => {
  rules = await readFile(rulesFile, 'utf8');
  collections = await storedCollections();
  expect(collections.length).toBeGreaterThan(25);
});

/** The rule of each collection. */
function rulesByName(): Map<string, string> {
  const matches = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{(.*?)\n {4}\}/gs)];
  return new Map(matches.map(([, name = '', rule = '']) => [name, rule]));
}

/** The collections whose rules name one of these conditions. */
function openBy(...conditions: readonly string[]): string[] {
  return [...rulesByName()].flatMap(([name, rule]) =>
    conditions.some((condition) => rule.includes(`${condition}(`)) ? [name] : [],
  );
}

function collectionOf(name: string) {
  const [found] = collections.filter((collection) => collection.name === name);
  if (!found) throw new Error(`${name} is no collection of the functions`);
  return found;
}

/** The stored fields of a document in this collection. */
function storedFields(name: string): string[] {
  const { fields, apart } = collectionOf(name);
  return Object.keys(fields).filter((field) => !apart?.fields.includes(field));
}

/**
 * A rule opens whole documents to a session that knows only a client's email. Add a new field here only if strangers may
 * read it. A project keeps all others separately (projectPlaceFields), and a visit's are not in the clients' copy.
 */
const openToAnEmail: Readonly<Record<string, readonly string[]>> = {
  clientVisits: [
    ...['id', 'clientId', 'projectId', 'title', 'description', 'scheduledDate', 'duration', 'status'],
    ...['createdAt', 'windowMinutes', 'sequence', 'outsideHours', 'needsTime', 'underWay'],
  ],
  projects: [
    ...['id', 'number', 'clientId', 'title', 'description', 'serviceType', 'status'],
    ...['estimatedCost', 'finalCost', 'agreedTotal', 'scheduledDate', 'completedDate', 'awaitsInvoice'],
    ...['createdAt', 'updatedAt', 'isOldBalance'],
  ],
};

describe('the fields that rules open to clients', () => {
  test('are, by email alone, exactly those listed here', () => {
    const open = openBy('isClient').map((name) => [name, storedFields(name).toSorted()]);
    const listed = Object.entries(openToAnEmail).map(([name, fields]) => [name, fields.toSorted()]);
    expect(Object.fromEntries(open)).toEqual(Object.fromEntries(listed));
  });

  test('include no field exported to the desk only, except a payment’s handover', () => {
    const ofDesk = openBy('isClient', 'isVerifiedClient').flatMap((name) => {
      const { fields } = collectionOf(name);
      return storedFields(name).flatMap((field) => {
        const privacy = fields[field]?.privacy;
        const readers = typeof privacy === 'object' && 'readers' in privacy ? privacy.readers : undefined;
        return readers === 'desk' ? [`${name}.${field}`] : [];
      });
    });
    expect(ofDesk).toEqual(['payments.handedOver']);
  });
});

test('a second collection is used only where its rule differs, because one document costs less', () => {
  const conditionsOf = (name: string) =>
    (rulesByName().get(name) ?? '').split('allow').slice(1).join().trim();
  const apart = collections.flatMap(({ name, apart }) => (apart ? [[name, apart.collection] as const] : []));
  expect(apart.map(([name]) => name).toSorted()).toEqual(['priceBook', 'projects']);
  for (const [name, part] of apart) {
    expect(conditionsOf(part), part).not.toBe('');
    expect(conditionsOf(part), part).not.toBe(conditionsOf(name));
  }
});
