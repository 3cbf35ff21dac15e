import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';
import { stackFirebaseConfig, withLocalSources } from './firebase-config.ts';
import { freePorts } from './ports.ts';
import { projectRoot } from './project-root.ts';

const ports = await freePorts();
const addresses = addressesOf(ports);

test('the stack’s rewrites and headers are production’s, plus local addresses in the policy', async () => {
  const production = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8'));
  const stack = JSON.parse(JSON.stringify(await stackFirebaseConfig(ports, addresses, { ui: false })));
  const local = [...Object.values(addresses), `http://${addresses.pageFirestore}`];
  const withoutLocal = (text: string) =>
    local.reduce(
      (rest, address) => rest.replaceAll(` ${address}`, '').replaceAll(` \\"${address}\\"`, ''),
      text,
    );
  expect(stack.hosting.rewrites).toEqual(production.hosting.rewrites);
  expect(JSON.parse(withoutLocal(JSON.stringify(stack.hosting.headers)))).toEqual(production.hosting.headers);
  expect(JSON.stringify(stack.hosting.headers)).toContain(addresses.stripe);
  expect(stack.firestore.indexes).toEqual(production.firestore.indexes);
  expect(stack.functions[0].runtime).toBe(production.functions[0].runtime);
});

test('production allows no local address', async () => {
  const production = await readFile(join(projectRoot, 'firebase.json'), 'utf8');
  expect(production).not.toMatch(/localhost|127\.0\.0\.1|http:\/\//);
});

test('only directives that need a local address get one', () => {
  expect(withLocalSources("default-src 'self'; script-src 'self'; font-src 'self'", addresses)).toBe(
    `default-src 'self'; script-src 'self' ${addresses.stripe}; font-src 'self'`,
  );
});
