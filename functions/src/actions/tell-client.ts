import type { Appointment } from '@welding/domain/entities/appointment';
import type { MailBatch } from '#data/mails.ts';

/**
 * Adds to the batch of a visit's change the mail that tells its client. What writes mails is loaded with the first one.
 * @param before undefined for a new visit
 */
export async function tellClient(
  batch: MailBatch,
  before: Appointment | undefined,
  visit: Appointment,
): Promise<void> {
  const { queueVisitMail } = await import('#messages/queue-visit-mail.ts');
  await queueVisitMail(batch, before, visit);
}
