import { deskApiPaths } from '@welding/domain/api-paths';
import { type Mail, mailSchema } from '@welding/domain/entities/mail';
import type { NewMail } from '@welding/domain/entities/new-mail';
import { deskRequest } from '#desk/session/desk-request.ts';

const toMail = (json: unknown) => mailSchema.parse(json);

/** Queues a mail to a client. @throws as `deskRequest` */
export async function writeMail(body: NewMail, idempotencyKey: string): Promise<Mail> {
  return await deskRequest(deskApiPaths.mails, toMail, { body, idempotencyKey });
}

/** Lets a mail that failed go out after all, or be. @throws as `deskRequest` */
export async function settleFailedMail(id: string, step: 'send-again' | 'dismiss'): Promise<Mail> {
  return await deskRequest(deskApiPaths.mail(id, step), toMail, { method: 'POST' });
}
