import { expect, test } from 'vitest';
import { plainQuoteRequestSchema } from './plain-quote-request.ts';
import { readQuoteDraft } from './quote-draft.ts';

test('an empty draft has a text for every field of a request, and its defaults', () => {
  const draft = readQuoteDraft({});
  expect(Object.keys(draft)).toEqual([...Object.keys(plainQuoteRequestSchema.shape), 'intake']);
  expect(draft).toMatchObject({ intake: {}, firstName: '', serviceType: '', preferredContact: 'phone' });
});

test('no field that was typed is lost, be it right or wrong', () => {
  const plain = Object.keys(plainQuoteRequestSchema.shape).map((name) => [name, `my ${name}`]);
  const typed = { ...Object.fromEntries(plain), intake: { metal: 'steel', broke: 'my hinge' } };
  expect(readQuoteDraft(typed)).toEqual(typed);
});

test('what is no field of a request, and what is no text, is left out', () => {
  expect(readQuoteDraft({ firstName: 7, lastName: null, colour: 'red', intake: { metal: 7 } })).toEqual(
    readQuoteDraft({}),
  );
});
