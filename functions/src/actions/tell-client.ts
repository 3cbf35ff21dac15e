import type { Appointment } from '@welding/domain/entities/appointment';
import type { MailBatch } from '#data/mails.ts';
import type { PushBatch } from '#data/pushes.ts';

/**
 * Adds to the batch of a visit's change the mail and the notification that tell its client. What writes them is loaded
 * with the first one.
 * @param before undefined for a new visit
 */
export async function tellClient(
  batch: MailBatch & PushBatch,
  before: Appointment | undefined,
  visit: Appointment,
): Promise<void> {
  const [{ queueVisitMail }, { queueVisitPush }] = await Promise.all([
    import('#messages/queue-visit-mail.ts'),
    import('#messages/push/client-pushes.ts'),
  ]);
  await Promise.all([queueVisitMail(batch, before, visit), queueVisitPush(batch, before, visit)]);
}
