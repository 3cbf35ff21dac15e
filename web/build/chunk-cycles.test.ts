import { expect, test } from 'vitest';
import { findCircle } from './chunk-cycles.ts';

test('a circle of files is found wherever it begins, and a file that many import is none', () => {
  expect(findCircle({ page: ['lists', 'forms'], lists: ['forms'], forms: [] })).toBeUndefined();
  expect(findCircle({ page: ['lists'], lists: ['screen'], screen: ['frame', 'lists'], frame: [] })).toEqual([
    'lists',
    'screen',
    'lists',
  ]);
});
