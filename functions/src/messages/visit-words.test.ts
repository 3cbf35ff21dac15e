import type { Appointment } from '@welding/domain/entities/appointment';
import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { arrivalDayWords, dayWords, startWords, visitFacts } from './visit-words.ts';

const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Gate hinge',
  scheduledDate: '2026-11-24T15:00:00.000Z',
  duration: '480',
  status: 'scheduled',
  createdAt: '2026-11-01T15:00:00.000Z',
};
const now = new Date('2026-11-23T15:00:00Z');

test('a day in another year says so, and both count in Chicago', () => {
  expect(dayWords(new Date('2027-01-01T05:59:00Z'), now)).toBe('Thursday, December 31');
  expect(dayWords(new Date('2027-01-01T06:00:00Z'), now)).toBe('Friday, January 1, 2027');
  expect(startWords({ visit, now })).toBe('Tuesday, November 24 at 9:00 AM');
});

test('the day of a visit with its window, where it has one', () => {
  expect(arrivalDayWords({ visit: { ...visit, windowMinutes: 60 }, now })).toBe(
    'Tuesday, November 24, between 9:00 and 10:00 AM',
  );
  expect(arrivalDayWords({ visit, now })).toBe('Tuesday, November 24 at 9:00 AM');
});

test('the facts of a visit, with its address where it has one', () => {
  const facts = visitFacts({ visit, windowMinutes: 60, now });
  expect(facts).toEqual([
    ['Day', 'Tuesday, November 24'],
    ['We arrive', 'Between 9:00 and 10:00 AM'],
    ['It takes', 'A full day'],
    ['For', 'Gate hinge'],
  ]);
  const withAddress = { ...visit, address: '1400 S Michigan Ave' };
  expect(visitFacts({ visit: withAddress, windowMinutes: 0, now })).toEqual(
    expect.arrayContaining([['Where', '1400 S Michigan Ave']]),
  );
});

test('how long it takes is about that long, whatever the words are', () => {
  const told = (duration: Appointment['duration']) =>
    inSpanish(() => visitFacts({ visit: { ...visit, duration }, windowMinutes: 60, now }))[2]?.[1];
  expect((['30', '60', '120', '480'] as const).map(told)).toEqual([
    'Alrededor de 30 minutos',
    'Alrededor de 1 hora',
    'Alrededor de 2 horas',
    'Un día completo',
  ]);
});
