import { describe, expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { appointmentSchema } from './appointment.ts';
import {
  durationLabels,
  durationSchema,
  durationText,
  durationWords,
  plannedDurationSchema,
  plannedDurations,
} from './duration.ts';

test.each([
  ['15', '15 minutes', '15 min', '15 minutos'],
  ['30', '30 minutes', '30 min', '30 minutos'],
  ['60', '1 hour', '1 h', '1 hora'],
  ['75', '1 hour 15 minutes', '1 h 15 min', '1 hora 15 minutos'],
  ['120', '2 hours', '2 h', '2 horas'],
  ['480', 'Full day', 'full day', 'Todo el día'],
  ['1440', '24 hours', '24 h', '24 horas'],
  ['61', '1 hour 1 minute', '1 h 01 min', '1 hora 1 minuto'],
  ['0', 'Other length', 'other length', 'Otra duración'],
])('%s minutes are %s', (minutes, words, text, spanish) => {
  expect([durationWords(minutes), durationText(minutes)]).toEqual([words, text]);
  expect(inSpanish(() => durationWords(minutes))).toBe(spanish);
});

describe('a planned length', () => {
  test('has any step of 15 minutes up to a day', () => {
    expect([plannedDurations.at(0), plannedDurations.at(-1), plannedDurations.length]).toEqual([
      '15',
      '1440',
      96,
    ]);
    for (const usual of durationSchema.options) expect(plannedDurations).toContain(usual);
  });

  test.each(['0', '14', '50', '1455', '90.0', '015', 90, '', undefined])('is not %j', (minutes) => {
    expect(plannedDurationSchema.safeParse(minutes).error?.issues[0]?.message).toBe(
      'Duration must be 15 to 1,440 minutes in steps of 15',
    );
  });
});

test.each([
  ['45', '45'],
  [90, '90'],
  [undefined, '60'],
  ['a while', '0'],
  ['1.5', '0'],
  [-30, '0'],
])('a stored length of %j is read as %s minutes', (duration, minutes) => {
  const visit = {
    id: 'a9901d00-0000-4000-8000-000000000001',
    clientId: 'c1a5e000-0000-4000-8000-000000000001',
    scheduledDate: '2026-11-24T15:00:00.000Z',
    duration,
  };
  expect(appointmentSchema.parse(visit).duration).toBe(minutes);
});

test('clients choose among the five of the booking form', () => {
  expect(durationSchema.options.map((duration) => durationLabels[duration])).toEqual([
    '30 minutes',
    '1 hour',
    '2 hours',
    '4 hours',
    'Full day',
  ]);
});
