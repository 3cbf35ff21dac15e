import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { describe, expect, test } from 'vitest';
import { dayFrame, instantInFrame, placeInFrame } from './day-frame.ts';

const at = (iso: string) => Date.parse(iso);
const clocks = (ms: readonly number[]) => ms.map((hour) => toChicagoWallTime(new Date(hour)).slice(11));

test('an ordinary day shows six in the morning to seven in the evening, with its open hours', () => {
  const frame = dayFrame('2027-03-10', [], []);
  expect([frame.hours.length, clocks([frame.start, frame.end])]).toEqual([13, ['06:00', '19:00']]);
  expect(clocks(frame.open ? [frame.open.start, frame.open.end] : [])).toEqual(['07:00', '18:00']);
});

test('grows by whole hours for visits outside, up to the end of the day', () => {
  const late = { id: 'a', start: at('2027-03-11T02:40:00Z'), end: at('2027-03-11T08:00:00Z') };
  const frame = dayFrame('2027-03-10', [late], []);
  expect(clocks([frame.end])).toEqual(['00:00']);
  expect(placeInFrame(frame, late)).toEqual({ top: 14 + 2 / 3, height: 3 + 1 / 3 });
});

test('grows for blocked time only when none of it would be visible', () => {
  const blocked = (start: string, end: string) => ({ id: 'b', start: at(start), end: at(end) });
  const sick = blocked('2027-03-10T06:00:00Z', '2027-03-11T06:00:00Z');
  const frame = dayFrame(
    '2027-03-10',
    [],
    [],
    [sick, blocked('2027-03-10T23:00:00Z', '2027-03-11T03:00:00Z')],
  );
  expect(clocks([frame.start, frame.end])).toEqual(['06:00', '19:00']);
  expect(placeInFrame(frame, sick)).toEqual({ top: 0, height: 13 });
  const supper = blocked('2027-03-11T01:30:00Z', '2027-03-11T02:30:00Z');
  expect(clocks([dayFrame('2027-03-10', [], [], [supper]).end])).toEqual(['21:00']);
});

test('a special day has its own open hours, or none', () => {
  const day = { date: '2027-03-10', label: 'Fair', open: { from: '05:30', to: '21:00' } };
  expect(clocks([dayFrame(day.date, [], [day]).start])).toEqual(['05:00']);
  expect(dayFrame(day.date, [], [{ ...day, open: null }]).open).toBeNull();
});

describe('on the days on which the clocks change', () => {
  test.each([
    ['2027-03-14', '2027-03-14T07:30:00Z', '2027-03-14T08:30:00Z', ['01:00', '03:00', '04:00'], 0.5],
    ['2027-11-07', '2027-11-07T06:30:00Z', '2027-11-07T07:30:00Z', ['01:00', '01:00', '02:00'], 0.5],
  ])('%s draws each existing hour, and an hour’s visit an hour tall', (date, start, end, shown, top) => {
    const span = { id: 'a', start: at(start), end: at(end) };
    const frame = dayFrame(date, [span], []);
    expect(clocks(frame.hours.slice(0, 3))).toEqual(shown);
    expect(placeInFrame(frame, span)).toEqual({ top, height: 1 });
    expect(instantInFrame(frame, top, 15).getTime()).toBe(span.start);
    expect(clocks([frame.end])).toEqual(['19:00']);
  });
});

test('a dropped visit lands on a step inside the frame', () => {
  const frame = dayFrame('2027-03-10', [], []);
  expect(clocks([instantInFrame(frame, 3.13, 15).getTime()])).toEqual(['09:15']);
  expect(clocks([instantInFrame(frame, -2, 15).getTime()])).toEqual(['06:00']);
  expect(clocks([instantInFrame(frame, 99, 15).getTime()])).toEqual(['18:45']);
});
