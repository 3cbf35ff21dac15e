import { expect, test } from 'vitest';
import { type RecurringValues, readRecurring } from './recurring-values.ts';

const lunch: RecurringValues = {
  welderId: '57a0ff00-0000-4000-8000-000000000001',
  reason: 'Lunch',
  weekdays: [5, 1],
  from: '12:00',
  to: '12:30',
  firstDate: '2027-03-01',
  lastDate: '',
};

test('no last day means for ever, and the weekdays are in order', () => {
  expect(readRecurring(lunch)).toEqual({ body: { ...lunch, weekdays: [1, 5], lastDate: null } });
});

test.each([
  [{ welderId: '' }, { welderId: 'Choose a welder' }],
  [{ weekdays: [] }, { weekdays: 'Choose at least one weekday' }],
  [{ reason: ' ' }, { reason: 'Reason is required' }],
  [{ to: '11:00' }, { to: 'The end must be later than the beginning' }],
  [{ lastDate: '2027-02-28' }, { lastDate: 'The last day must not be earlier than the first' }],
])('with %j it says %j', (fields, problems) => {
  expect(readRecurring({ ...lunch, ...fields })).toEqual({ problems });
});
