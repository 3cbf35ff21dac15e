import { expect, test } from 'vitest';
import { plainQuoteRequestSchema } from './plain-quote-request.ts';
import { readQuoteDraft } from './quote-draft.ts';

test('an empty draft has a text for every field of a request, and its defaults', () => {
  const draft = readQuoteDraft({});
  expect(Object.keys(draft)).toEqual([...Object.keys(plainQuoteRequestSchema.shape), 'intake']);
  expect(draft).toMatchObject({ intake: {}, firstName: '', serviceType: '', preferredContact: 'phone' });
});

test('keeps every typed field, valid or not', () => {
  const plain = Object.keys(plainQuoteRequestSchema.shape).map((name) => [name, `my ${name}`]);
  const typed = { ...Object.fromEntries(plain), intake: { metal: 'steel', broke: 'my hinge' } };
  expect(readQuoteDraft(typed)).toEqual(typed);
});

test('drops unknown fields and values that are not text', () => {
  expect(readQuoteDraft({ firstName: 7, lastName: null, colour: 'red', intake: { metal: 7 } })).toEqual(
    readQuoteDraft({}),
  );
});
