import type { Mail } from '@welding/domain/entities/mail';
import { goesToPerson, readersOfMail } from '@welding/domain/entities/recipients';
import { withAttendee } from '@welding/domain/entities/visit-calendar';
import { findKept } from '#clients/guard-client.ts';
import { findStaff } from '#staff/staff.ts';

/**
 * A mail with its reader's current email, because the email may have changed while the mail waited; undefined when the
 * reader is gone. Mails to addresses of neither a client nor staff stay as they are.
 */
export async function toReaderNow(mail: Mail): Promise<Mail | undefined> {
  const { clientId, calendar, staffId } = mail;
  if (staffId !== undefined) {
    const person = await findStaff(staffId);
    return person?.active ? { ...mail, to: person.email } : undefined;
  }
  if (!clientId || !goesToPerson(mail)) return mail;
  const readers = readersOfMail(await findKept(clientId), mail);
  const [first] = readers;
  if (!first) return undefined;
  return {
    ...mail,
    to: readers.map(({ email }) => email).join(', '),
    ...(calendar && { calendar: { ...calendar, content: withAttendee(calendar.content, first) } }),
  };
}
