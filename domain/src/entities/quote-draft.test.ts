import { expect, test } from 'vitest';
import { quoteRequestSchema } from './quote.ts';
import { readQuoteDraft } from './quote-draft.ts';

test('an empty draft has a text for every field of a request, and its defaults', () => {
  const draft = readQuoteDraft({});
  expect(Object.keys(draft)).toEqual(Object.keys(quoteRequestSchema.shape));
  expect(draft).toMatchObject({ firstName: '', serviceType: '', preferredContact: 'phone' });
});

test('no field that was typed is lost, be it right or wrong', () => {
  const typed = Object.fromEntries(Object.keys(quoteRequestSchema.shape).map((name) => [name, `my ${name}`]));
  expect(readQuoteDraft(typed)).toEqual(typed);
});

test('what is no field of a request, and what is no text, is left out', () => {
  expect(readQuoteDraft({ firstName: 7, lastName: null, colour: 'red' })).toEqual(readQuoteDraft({}));
});
