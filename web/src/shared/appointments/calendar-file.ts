import { business } from '@welding/domain/business/business';
import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { createEvent, type DateTime, type EventAttributes } from 'ics';

const minuteMs = 60_000;

/**
 * An appointment as an iCalendar file (RFC 5545). Its UID stays the same, so that saving it again after a change moves
 * the entry in the calendar instead of adding another.
 * @throws Error when the appointment cannot be written as an event.
 */
export function calendarFile(appointment: Appointment): string {
  const { error, value } = createEvent(calendarEvent(appointment));
  if (!value) throw error ?? new Error('The calendar file is empty');
  return value;
}

function calendarEvent({
  id,
  title,
  description,
  scheduledDate,
  duration,
  status,
  sequence,
}: Appointment): EventAttributes {
  const start = new Date(scheduledDate);
  const details = [
    description,
    `${business.name} comes to you (${durationLabels[duration]}). To change the appointment, call ${business.phone}.`,
  ];
  return {
    ...(sequence !== undefined && { sequence }),
    uid: `${id}@${business.email.split('@')[1]}`,
    productId: `-//${business.name}//Client Portal//EN`,
    method: 'PUBLISH',
    title: withLineFeeds(`${title} - ${business.name}`),
    description: withLineFeeds(details.filter(Boolean).join('\n\n')),
    start: utcParts(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(new Date(start.getTime() + Number(duration) * minuteMs)),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: status === 'cancelled' ? 'FREE' : 'BUSY',
    organizer: { name: business.name, email: business.email },
  };
}

// The library escapes line feeds alone; some readers take a bare carriage return for the end of the line.
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function utcParts(instant: Date): DateTime {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
