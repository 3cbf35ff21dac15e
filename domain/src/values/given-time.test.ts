import { expect, test } from 'vitest';
import { givenInstant, givenInstantText, givenMonth, listedInstant, typedDay } from './given-time.ts';

const wrong = () => 'Say when';
const years = 'Use a date from 2000 to 2100';

test.each([
  ['2000-01-01', undefined],
  ['2100-12-31', undefined],
  ['2028-02-29', undefined],
  ['2027-02-29', 'Say when'],
  ['2100-02-29', 'Say when'],
  ['1999-12-31', years],
  ['2101-01-01', years],
  ['0001-01-01', years],
  ['9999-12-31', years],
])('the day %s, its noon and its month: %s', (day, sentence) => {
  const said = (schema: ReturnType<typeof typedDay>, text: string) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message);
  const all = sentence && [sentence];
  expect(said(typedDay(wrong), day)).toEqual(all);
  expect(givenInstant(wrong).safeParse(`${day}T12:00:00Z`).error?.issues[0]?.message).toBe(sentence);
  expect(
    givenInstantText(wrong, { offset: false }).safeParse(`${day}T12:00:00Z`).error?.issues[0]?.message,
  ).toBe(sentence);
  const month = givenMonth(wrong).safeParse(day.slice(0, 7)).error?.issues[0]?.message;
  expect(month).toBe(sentence === years ? years : undefined);
});

test.each(['0000-01', '2026-13', '2026-1', ''])('%j is not a month', (text) => {
  expect(givenMonth(wrong).safeParse(text).error?.issues[0]?.message).toBe(
    text === '0000-01' ? years : 'Say when',
  );
});

test.each(['2027-03-01T15:00:00Z', '2027-03-01T15:00:00.0Z', '2027-03-01T09:00:00-06:00'])(
  '%s is stored in one spelling',
  (text) => {
    expect(givenInstantText(wrong, { offset: true }).parse(text)).toBe('2027-03-01T15:00:00.000Z');
  },
);

test('the year’s limits apply in UTC, and a list accepts any stored instant', () => {
  expect(givenInstant(wrong).safeParse('2101-01-01T00:00:00+02:00').data?.getUTCFullYear()).toBe(2100);
  expect(givenInstant(wrong).safeParse('9999-12-31T23:59:59-12:00').success).toBe(false);
  expect(listedInstant(wrong).safeParse('1970-01-01T00:00:00Z').success).toBe(true);
  expect(listedInstant(wrong).safeParse('9999-12-31T23:59:59-12:00').success).toBe(false);
});
