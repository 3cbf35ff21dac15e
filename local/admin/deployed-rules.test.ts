import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../stack/project-root.ts';
import { checkRules, makeRules } from './deployed-rules.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rules-'));
  await mkdir(join(root, 'functions'));
  await writeFile(join(root, '.firebaserc'), '{"projects": {"production": "my-shop"}}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const setSignIn = (file: string, value: string) =>
  writeFile(join(root, 'functions', file), `SITE_URL=https://example.com\nPORTAL_SIGN_IN=${value}\n`);
const codeIsAMust = async () =>
  /codeIsAMust\(\) \{\s+return (\w+)/.exec(
    await readFile(join(root, 'dist', 'firestore.rules'), 'utf8'),
  )?.[1];

test('the rules of a project follow its PORTAL_SIGN_IN', async () => {
  await makeRules('my-shop', root);
  expect(await codeIsAMust()).toBe('false');
  await setSignIn('.env', 'verified');
  await makeRules('my-shop', root);
  expect(await codeIsAMust()).toBe('true');
  await setSignIn('.env.production', 'lookup');
  await makeRules('my-shop', root);
  expect(await codeIsAMust()).toBe('false');
  await setSignIn('.env.production', 'Verified');
  await expect(makeRules('my-shop', root)).rejects.toThrow('must be lookup or verified, not Verified');
});

test('functions are not deployed with rules of another setting or project', async () => {
  await expect(checkRules('my-shop', root)).rejects.toThrow('--only functions,firestore');
  await makeRules('my-shop', root);
  expect(await checkRules('my-shop', root)).toContain('PORTAL_SIGN_IN=lookup');
  await setSignIn('.env.my-shop', 'verified');
  await expect(checkRules('my-shop', root)).rejects.toThrow('PORTAL_SIGN_IN=verified of my-shop');
  await expect(checkRules('another-shop', root)).rejects.toThrow('another-shop');
});

test('firebase deploy makes and checks the rules', async () => {
  const config = z
    .object({
      firestore: z.object({ rules: z.string(), predeploy: z.array(z.string()) }),
      functions: z.array(z.object({ predeploy: z.array(z.string()) })),
    })
    .parse(JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8')));
  expect(config.firestore).toEqual({ rules: 'dist/firestore.rules', predeploy: ['npm run build:rules'] });
  expect(config.functions[0]?.predeploy[0]).toBe('npm run check:rules');
});
