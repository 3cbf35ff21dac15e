import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { business } from '../values/business.ts';
import type { Appointment } from './appointment.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit: Appointment = {
  id: '3e0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a',
  clientId: '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a',
  title: 'Gate, hinge; and post',
  description: 'Ring twice.\nDog in the yard, beware; really.',
  address: '1200 W Lake St, Chicago',
  scheduledDate: '2027-03-15T20:10:00.000Z',
  duration: '240',
  status: 'scheduled',
  createdAt: '2026-11-01T12:00:00.000Z',
};
const now = new Date('2026-11-24T15:00:00Z');
const attendee = { name: 'Casey "C" O’Neil; welder: no', email: 'casey@example.com' };
const file = (changed: Partial<Appointment> = {}) =>
  visitCalendar({ ...visit, ...changed }, { method: 'PUBLISH', now });

/** Parsed by Thunderbird's parser, which is independent of our writer. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!zone || !component) throw new Error('The file has no event or no time zone');
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { calendar, component, event: new ICAL.Event(component) };
}

test('another parser reads the same events', () => {
  const { calendar, component, event } = read(file());
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.startDate.zone.tzid).toBe('America/Chicago');
  expect(event.startDate.toJSDate().toISOString()).toBe(visit.scheduledDate);
  expect(event.duration.toSeconds()).toBe(4 * 60 * 60);
  expect(event.summary).toBe(`${visit.title} - ${business.name}`);
  expect(event.description).toContain(visit.description);
  expect(event.location).toBe(visit.address);
  expect(event.organizer).toBe(`mailto:${business.email}`);
  expect(event.uid).toBe(`${visit.id}@${business.email.split('@')[1]}`);
  expect(event.sequence).toBe(0);
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getAllProperties('attendee')).toEqual([]);
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-24T15:00:00Z');
});

test('an invitation names its recipient, whatever the name contains', () => {
  const { component } = read(visitCalendar(visit, { method: 'REQUEST', now, attendee }));
  const invited = component.getFirstProperty('attendee');
  expect(invited?.getFirstValue()).toBe('mailto:casey@example.com');
  expect(invited?.getParameter('cn')).toBe("Casey 'C' O’Neil; welder: no");
});

test('booking, two moves and a cancellation keep one UID with rising SEQUENCE', () => {
  const steps = [
    read(visitCalendar(visit, { method: 'REQUEST', now, attendee })),
    ...[1, 2].map((sequence) => {
      const scheduledDate = `2027-04-0${sequence}T14:00:00.000Z`;
      const moved = { ...visit, sequence, scheduledDate, status: 'rescheduled' };
      return read(visitCalendar(moved, { method: 'REQUEST', now, attendee }));
    }),
    read(visitCalendar({ ...visit, sequence: 3, status: 'cancelled' }, { method: 'CANCEL', now, attendee })),
  ];
  expect(new Set(steps.map(({ event }) => event.uid)).size).toBe(1);
  expect(steps.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3]);
  expect(steps.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
    'REQUEST',
    'REQUEST',
    'REQUEST',
    'CANCEL',
  ]);
  expect(steps.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(steps[2]?.event.startDate.toJSDate().toISOString()).toBe('2027-04-02T14:00:00.000Z');
});

describe('on the days when the clock changes', () => {
  test.each([
    // In spring 2:00 becomes 3:00.
    ['before the hour that is left out', '2027-03-14T07:30:00.000Z'],
    ['right after it', '2027-03-14T08:00:00.000Z'],
    ['over it', '2027-03-14T06:00:00.000Z'],
    // In fall 1:00 to 2:00 comes twice.
    ['in the first pass', '2027-11-07T06:30:00.000Z'],
    ['in the second pass', '2027-11-07T07:30:00.000Z'],
    ['into the second pass', '2027-11-07T03:30:00.000Z'],
    ['after both', '2027-11-07T15:00:00.000Z'],
  ])('%s', (_name, scheduledDate) => {
    const { event } = read(file({ scheduledDate }));
    expect(event.startDate.toJSDate().toISOString()).toBe(scheduledDate);
    expect(event.endDate.toJSDate().getTime() - Date.parse(scheduledDate)).toBe(240 * 60_000);
  });
});

test('a time still to be confirmed is tentative', () => {
  expect(read(file({ outsideHours: true })).component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

test('lines have at most 75 octets and end with CRLF, whatever the texts contain', () => {
  const pieces = fc.array(
    fc.constantFrom('\r', '\n', '\r\n', 'STATUS:X', ';', ',', '\\', 'x', 'ß', '😀', '\0'),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(pieces, pieces, pieces, (title, description, name) => {
      const texts = { title: title.join(''), description: description.join('') };
      const invited = { name: name.join(''), email: attendee.email };
      const text = visitCalendar({ ...visit, ...texts }, { method: 'REQUEST', now, attendee: invited });
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const { component } = read(text);
      expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
      const summary = texts.title.replace(/\r\n?/g, '\n').replaceAll('\0', '');
      expect(component.getFirstPropertyValue('summary')).toBe(`${summary} - ${business.name}`);
    }),
  );
});
