import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { handledEvents } from './handle-event.ts';

test('docs/deploy.md says to register exactly the events that are handled', async () => {
  const text = await readFile(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^ +- `((?:payment_intent|charge)\.\w+)`$/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(listed.toSorted()).toEqual([...handledEvents].toSorted());
});

test('each event has one handler', () => {
  expect(new Set(handledEvents).size).toBe(handledEvents.length);
});
