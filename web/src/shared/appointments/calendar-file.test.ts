import { business } from '@welding/domain/business/business';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { calendarFile } from './calendar-file.ts';

const appointment = anAppointment({
  title: 'Gate, hinge; and post',
  description: 'Ring twice.\nDog in the yard, beware; really.',
  scheduledDate: '2027-03-14T20:10:00.000Z',
  duration: '240',
});

/** The file's properties by name, with folded lines joined again (RFC 5545, 3.1). */
function properties(file: string): Map<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.search(/[;:]/)), line.slice(line.search(/[;:]/) + 1)]),
  );
}

test('says when in UTC, how long, from whom, and keeps its UID', () => {
  const file = properties(calendarFile(appointment));
  expect(file.get('DTSTART')).toBe('20270314T201000Z');
  expect(file.get('DTEND')).toBe('20270315T001000Z');
  expect(file.get('UID')).toBe(`${appointment.id}@${business.email.split('@')[1]}`);
  expect(file.get('ORGANIZER')).toBe(`CN="${business.name}":MAILTO:${business.email}`);
  expect(file.get('STATUS')).toBe('CONFIRMED');
  expect(file.get('METHOD')).toBe('PUBLISH');
  expect(file.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
});

test('another parser, the one of Thunderbird, reads what was meant', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(appointment)));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event');
  const event = new ICAL.Event(component);
  expect(event.startDate.toJSDate().toISOString()).toBe(appointment.scheduledDate);
  expect(event.duration.toSeconds()).toBe(4 * 60 * 60);
  expect(event.summary).toBe(`${appointment.title} - ${business.name}`);
  expect(event.description).toContain(appointment.description);
  expect(event.organizer).toBe(`MAILTO:${business.email}`);
  expect(event.uid).toContain(appointment.id);
});

test('texts are escaped and lines are at most 75 octets, ended by CRLF', () => {
  const text = calendarFile(appointment);
  expect(properties(text).get('SUMMARY')).toBe(`Gate\\, hinge\\; and post - ${business.name}`);
  expect(properties(text).get('DESCRIPTION')).toContain('Ring twice.\\nDog in the yard\\, beware\\; really.');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('no text of an appointment can end its line: a bare CR is a line break like any other', () => {
  const breaks = fc.array(fc.constantFrom('\r', '\n', '\r\n', 'STATUS:CANCELLED', ';', ',', '\\', 'x'));
  fc.assert(
    fc.property(breaks, breaks, (title, description) => {
      const texts = { title: title.join(''), description: description.join('') };
      const file = calendarFile({ ...appointment, ...texts });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED');
      expect(event?.getFirstPropertyValue('summary')).toBe(
        `${texts.title.replace(/\r\n?/g, '\n')} - ${business.name}`,
      );
    }),
  );
});

test('the same appointment at another time has the same UID; a cancelled one says so', () => {
  const changed = { scheduledDate: '2027-11-07T07:30:00.000Z', sequence: 2 };
  const moved = properties(calendarFile({ ...appointment, ...changed }));
  expect(moved.get('SEQUENCE')).toBe('2');
  expect(moved.get('DTSTART')).toBe('20271107T073000Z');
  expect(moved.get('UID')).toBe(properties(calendarFile(appointment)).get('UID'));
  expect(properties(calendarFile({ ...appointment, status: 'cancelled' })).get('STATUS')).toBe('CANCELLED');
});
