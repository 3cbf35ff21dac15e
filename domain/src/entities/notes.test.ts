import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { appointmentNoteSchema, wordsOfTry } from './notes.ts';

import { workEntrySchema } from './work-entry.ts';

const id = 'b0b0b000-0000-4000-8000-000000000001';
const at = '2027-03-09T15:20:00.000Z';
const noteWith = (fields: object) =>
  appointmentNoteSchema.parse({
    ...{ id, appointmentId: id, clientId: id, authorId: 'wes', authorName: 'Wes', at },
    ...fields,
  });
const entryWith = (fields: object) =>
  workEntrySchema.parse({
    ...{ id, welderId: 'wes', kind: 'work', start: at, end: at, minutes: 0, createdAt: at },
    ...fields,
  });

test.each([
  ['as it is stored', { text: 'Gate is locked', cannotDo: true }],
  ['as it was stored before', { text: 'Could not be done: Gate is locked' }],
])('a note of why a visit could not be done reads in the language of its reader, %s', (_, fields) => {
  const { text, ...note } = noteWith(fields);
  expect(wordsOfTry(text, note)).toBe('Could not be done: Gate is locked');
  expect(inSpanish(() => wordsOfTry(text, note))).toBe('No se pudo hacer: Gate is locked');
});

test.each([
  ['as they are stored', { reason: 'Gate is locked', cannotDo: true }],
  ['as they were stored before', { reason: 'Could not be done: Gate is locked' }],
])('hours of a try say so in the language of their reader, %s', (_, fields) => {
  const { reason = '', ...entry } = entryWith(fields);
  expect(inSpanish(() => wordsOfTry(reason, entry))).toBe('No se pudo hacer: Gate is locked');
});

test('what was typed about anything else stays as it was typed', () => {
  const note = noteWith({ text: 'Call first' });
  expect(inSpanish(() => wordsOfTry(note.text, note))).toBe('Call first');
  expect(entryWith({}).reason).toBeUndefined();
});

test('hours whose reason was erased with the client say that the visit could not be done', () => {
  expect(inSpanish(() => wordsOfTry('', { cannotDo: true }))).toBe('No se pudo hacer');
});
