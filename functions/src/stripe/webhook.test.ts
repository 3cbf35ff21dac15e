import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { handledEvents, intentIdOf } from './webhook.ts';

test('docs/deploy.md registers exactly the handled events', async () => {
  const text = await readFile(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^ +- `((?:payment_intent|charge|refund)\.[\w.]+)`$/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(listed.toSorted()).toEqual([...handledEvents].toSorted());
});

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } });

test('each handled event names its intent', () => {
  for (const type of handledEvents) {
    const id = type.startsWith('payment_intent.') ? 'pi_1' : 'other_1';
    expect(intentIdOf(event(type, { id, payment_intent: 'pi_1' }))).toBe('pi_1');
  }
});

test.each([
  ['an event nobody handles', event('customer.created', { id: 'cus_1' })],
  ['an event with the name of something every object has', event('toString', { id: 'pi_1' })],
  ['a charge from before payment intents', event('charge.refunded', { id: 'ch_1', payment_intent: null })],
])('%s names no intent', (_what, given) => {
  expect(intentIdOf(given)).toBeUndefined();
});

test.each([
  ['no object', { type: 'charge.refunded', data: {} }],
  ['an intent that is none', event('payment_intent.succeeded', { id: '../clients/x' })],
])('%s is not an event of Stripe', (_what, given) => {
  expect(() => intentIdOf(given)).toThrow();
});
