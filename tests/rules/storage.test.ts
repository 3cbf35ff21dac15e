import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { projectRoot } from '../../local/stack/project-root.ts';
import { stackAddresses } from '../support/stack.ts';
import { clientClaims } from './rules-environment.ts';

let environment: RulesTestEnvironment;
const path = `photos/${randomUUID()}`;
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

beforeAll(async () => {
  const [host = '', port] = stackAddresses().storage.split(':');
  environment = await initializeTestEnvironment({
    projectId: `demo-rules-${randomUUID().slice(0, 8)}`,
    storage: { host, port: Number(port), rules: await readFile(join(projectRoot, 'storage.rules'), 'utf8') },
  });
});
afterAll(() => environment.cleanup());

// On machines without the real evaluator, its replacement runs (local/stack). Then this tests that the emulator calls it.
describe.each([
  ['a stranger', () => environment.unauthenticatedContext()],
  ['a client', () => environment.authenticatedContext(randomUUID(), clientClaims({ verified: true }))],
  ['the owner', () => environment.authenticatedContext(randomUUID(), { role: 'owner' })],
] as const)('for %s the files', (_, context) => {
  const file = () => ref(context().storage(), path);

  test('are closed for reading', () => assertFails(getBytes(file())));
  test('are closed for listing', () => assertFails(listAll(ref(context().storage(), 'photos'))));
  test('are closed for writing', () => assertFails(uploadBytes(file(), picture)));
  test('are closed for deleting', () => assertFails(deleteObject(file())));
});
