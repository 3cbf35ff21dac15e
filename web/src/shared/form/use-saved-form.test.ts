import { expect, test } from 'vitest';
import { changesOf, typedOver } from './use-saved-form.ts';

const base = { title: 'Gate', cost: 450, days: [1, 2], at: '2027-03-01T12:00:00.000Z' };

test('a change names what differs, and null for what was emptied', () => {
  expect(changesOf({ ...base, at: new Date(base.at), days: [1, 2] }, base)).toEqual({});
  expect(
    changesOf({ ...base, title: 'Door', cost: undefined, days: [1] }, { ...base, zip: undefined }),
  ).toEqual({
    title: 'Door',
    cost: null,
    days: [1],
  });
});

test('what was typed stands over what is stored now, and nothing else', () => {
  const typed = { ...base, title: 'Door' };
  const latest = { ...base, cost: 500, days: [3] };
  expect(typedOver(typed, base, latest)).toEqual({ ...latest, title: 'Door' });
  expect(typedOver({ ...base, days: [] }, base, latest)).toEqual({ ...latest, days: [] });
});
