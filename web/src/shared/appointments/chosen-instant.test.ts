import { expect, test } from 'vitest';
import { chosenInstant, chosenTimeOf } from './chosen-instant.ts';

test.each(['2027-03-10T15:00:00.000Z', '2027-11-07T06:30:00.000Z', '2027-11-07T07:30:00.000Z'])(
  'the form’s time of %s stands for it again',
  (iso) => {
    expect(chosenInstant(chosenTimeOf(new Date(iso)))?.toISOString()).toBe(iso);
  },
);

test('a time that the clock skips, or none, is no instant', () => {
  for (const wallTime of ['2027-03-14T02:30', '']) {
    expect(chosenInstant({ wallTime, pass: 'first' })).toBeUndefined();
  }
});
