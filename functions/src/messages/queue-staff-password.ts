import { randomUUID } from 'node:crypto';
import { mailId } from '@welding/domain/entities/mail';
import type { Staff } from '@welding/domain/entities/staff';
import { writtenTo } from '#language.ts';
import { staffPasswordMail } from './mails/staff-password-mail.ts';
import { queueMailAlone } from './mails.ts';

/** Queues the mail with which somebody new sets a password, once however often it is asked for. */
export async function queueStaffInvitation(person: Staff): Promise<void> {
  await queueMailAlone({
    ...writtenTo(person, () => staffPasswordMail(person, true)),
    id: mailId('staff-password', person.id, 'new'),
    kind: 'staff-password',
    to: person.email,
  });
}

/** Queues the mail with which somebody sets another password. */
export async function queueNewPassword(person: Staff): Promise<void> {
  await queueMailAlone({
    ...writtenTo(person, () => staffPasswordMail(person, false)),
    id: mailId('staff-password', person.id, randomUUID()),
    kind: 'staff-password',
    to: person.email,
  });
}
