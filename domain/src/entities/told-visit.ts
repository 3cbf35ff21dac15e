import type { Appointment, visitWords } from './appointment.ts';
import { isServiceName, toldTitle } from './told-title.ts';
import { visitCalendarTexts } from './visit-calendar-texts.ts';

/**
 * The visit as mails and their calendar files tell of it. Whoever knows a client's e-mail can book in the client's name: a
 * stranger's words and links go out in none of our mails, but for the name of a service of ours.
 */
export function toldVisit({ title, description, address, ...visit }: Appointment): Appointment {
  const isTold = (word: (typeof visitWords)[number]) => !visit.unprovenWords?.includes(word);
  return {
    ...visit,
    title: isTold('title') || isServiceName(title) ? toldTitle(title) : visitCalendarTexts().visit,
    ...(description !== undefined && isTold('description') && { description }),
    ...(address !== undefined && isTold('address') && { address }),
  };
}
