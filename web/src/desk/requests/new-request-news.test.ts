import { expect, test } from 'vitest';
import { aQuote } from '../../../../tests/support/entities.ts';
import { newsOfRequests } from './new-request-news.tsx';

test('one request is announced by name, several by number', () => {
  expect(newsOfRequests([aQuote()])).toBe('New request from Dana Quill');
  expect(newsOfRequests([aQuote(), aQuote({ id: 'other' })])).toBe('2 new requests');
});
