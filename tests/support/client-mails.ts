import type { Mail } from '@welding/domain/entities/mail';
import ICAL from 'ical.js';
import { mails } from '../../functions/src/messages/mails.ts';
import { stackAddresses } from './stack.ts';

export async function mailsTo(email: string): Promise<Mail[]> {
  stackAddresses();
  const found = await (await mails()).where('to', '==', email).get();
  return found.docs.map((mail) => mail.data()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export async function kindsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ kind }) => kind);
}

/** The event of a mail's calendar part, as Thunderbird's parser reads it. */
export function invitationOf({ id, calendar }: Mail) {
  if (!calendar) throw new Error(`${id} has no calendar part`);
  const object = new ICAL.Component(ICAL.parse(calendar.content));
  const [zone, event] = [object.getFirstSubcomponent('vtimezone'), object.getFirstSubcomponent('vevent')];
  if (!zone || !event) throw new Error(`${id} has no event`);
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const { uid, sequence, startDate } = new ICAL.Event(event);
  return {
    method: object.getFirstPropertyValue('method'),
    sequence,
    start: startDate.toJSDate().toISOString(),
    status: event.getFirstPropertyValue('status'),
    to: event.getFirstPropertyValue('attendee'),
    uid,
  };
}
