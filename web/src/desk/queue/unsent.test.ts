import { expect, test } from 'vitest';
import { queueOfDesk } from './queue-of-desk.ts';
import { unsentWords } from './unsent.ts';

const [tap, photo] = [{ kind: 'visit-tap' }, { kind: 'project-photo' }];

test.each([
  [[tap], '1 tap'],
  [[tap, tap], '2 taps'],
  [[photo], '1 photo'],
  [[photo, tap, photo, tap, photo], '2 taps and 3 photos'],
  [[{ kind: 'signature' }], '1 signature'],
  [[{ kind: 'receipt' }, { kind: 'expense' }], '1 expense and 1 receipt'],
  [[{ kind: 'collected-cash' }, tap], '1 tap and 1 collected payment'],
  [[{ kind: 'collected-cash' }, photo, tap], '1 tap, 1 collected payment and 1 photo'],
  [[{ kind: 'inspection' }, tap, { kind: '' }], '1 tap and 2 other items'],
])('%j is %s', (items, words) => {
  expect(unsentWords(items)).toBe(words);
});

test('every kind of queued item has words of its own', () => {
  const { kinds } = queueOfDesk(async () => undefined);
  expect(kinds.filter(({ name }) => unsentWords([{ kind: name }]).includes('other'))).toEqual([]);
});
