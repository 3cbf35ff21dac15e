import { expect, test } from 'vitest';
import { methodOf } from './contract.ts';
import { createEstimate, sendEstimate } from './estimates.ts';
import { pathTo } from './path-to.ts';

test('fills a path with its parameters, URL-encoded', () => {
  expect(pathTo(sendEstimate.path, { id: 'a b/c' })).toBe('/api/desk/estimates/a%20b%2Fc/send');
  expect(pathTo('/api/estimates/:id.pdf', { id: 'a' })).toBe('/api/estimates/a.pdf');
  expect(pathTo('/api/desk/projects/:id/photos/:list', { id: 'a', list: 'b' })).toBe(
    '/api/desk/projects/a/photos/b',
  );
  expect(pathTo(createEstimate.path, {})).toBe('/api/desk/estimates');
});

test('a path with missing or unknown parameters is a type error', () => {
  // @ts-expect-error id is missing
  expect(pathTo(sendEstimate.path, {})).toContain('undefined');
  // @ts-expect-error the path has no list
  expect(pathTo(sendEstimate.path, { id: 'a', list: 'b' })).toBe('/api/desk/estimates/a/send');
});

test('CREATE is a POST over HTTP', () => {
  expect([methodOf(createEstimate), methodOf(sendEstimate)]).toEqual(['POST', 'POST']);
});
