import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedSessionScript } from '../../src/shared/storage/storage-keys.ts';
import { afterFirstPaintScript } from './after-first-paint.ts';

test.each([
  ['of the kept session', storedSessionScript],
  ['after the first paint', afterFirstPaintScript],
])('the Content-Security-Policy allows the script %s by its hash', (_, script) => {
  const hosting = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(hosting).toContain(`'sha256-${hash}'`);
});
