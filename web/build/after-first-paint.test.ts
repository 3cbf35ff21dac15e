import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { afterFirstPaintScript } from './after-first-paint.ts';

test('the Content-Security-Policy allows the script by its hash', () => {
  const hosting = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(afterFirstPaintScript).digest('base64');
  expect(hosting).toContain(`'sha256-${hash}'`);
});
