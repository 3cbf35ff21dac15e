import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from '../../local/stack/builds.ts';

const ofTheLocalStripe =
  /127\.0\.0\.1|localhost:|12111|local stripe|pk_test_local|sk_test|whsec_|payment-frame|load-script|The script .{0,20} could not be loaded/i;

async function builtTexts(folder: string): Promise<[string, string][]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter(
    (file) => file.isFile() && /\.(js|html|css|json|webmanifest|txt|xml)$/.test(file.name),
  );
  return Promise.all(
    texts.map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path, await readFile(path, 'utf8')] satisfies [string, string];
    }),
  );
}

test('a production build contains nothing of the local Stripe, and uses the real one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'production-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = {
    ...process.env,
    // One language is enough, because all builds contain the same code.
    LANGUAGES: 'en',
    VITE_SITE_URL: 'https://welding.example',
    VITE_FIREBASE_CONFIG: '{"projectId":"welding","apiKey":"key"}',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  };
  await buildWeb(folder, { env, signal: new AbortController().signal });
  const texts = await builtTexts(folder);
  expect(texts.length).toBeGreaterThan(10);
  const traces = texts.flatMap(
    ([path, text]) =>
      text.match(new RegExp(ofTheLocalStripe, 'gi'))?.map((found) => `${path}: ${found}`) ?? [],
  );
  expect(traces).toEqual([]);
  expect(texts.some(([, text]) => text.includes('https://js.stripe.com'))).toBe(true);
  expect(texts.some(([, text]) => text.includes('pk_live_abc'))).toBe(true);
}, 180_000);
