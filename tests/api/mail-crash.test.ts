import { expect, test } from 'vitest';
import { postCloudEvent } from '../../local/stack/post-event.ts';
import { awaitMail, controlMailbox, headersOf, mailsTo, runScheduleAt } from '../support/mailbox.ts';
import { changeStoredMail, queueTestMail, storedMail, storeTestMail } from '../support/mails.ts';
import { startFunction } from './function-process.ts';

const inAMinute = () => new Date(Date.now() + 60_000);

test('a sender killed between sending and writing leaves a mail that is sent once more, and that tells it is the same', async () => {
  const mail = await storeTestMail({ status: 'failed' });
  // The emulator tells of one creation after the other: when this one has arrived, nobody else will take up the first.
  await awaitMail((await queueTestMail()).to);
  await controlMailbox('/recipients', { to: mail.to, delay_ms: 60_000 });
  await changeStoredMail(mail.id, { status: 'queued' });
  const sender = await startFunction({}, 'sendQueuedMail');
  try {
    const sending = postCloudEvent(sender.base, `mail/${mail.id}`).catch(() => undefined);
    await expect.poll(() => mailsTo(mail.to), { timeout: 20_000, interval: 20 }).toHaveLength(1);
    await sender.stop();
    await sending;
  } finally {
    await sender.stop();
  }
  expect(await storedMail(mail.id)).toMatchObject({ status: 'queued', attempts: 1 });

  await controlMailbox('/recipients', { to: mail.to });
  await runScheduleAt('sendWaitingMail', inAMinute());
  expect(await mailsTo(mail.to)).toHaveLength(1);
  await changeStoredMail(mail.id, { leasedUntil: new Date().toISOString() });
  await runScheduleAt('sendWaitingMail', inAMinute());
  expect(await storedMail(mail.id)).toMatchObject({ status: 'sent', attempts: 2 });

  const copies = await mailsTo(mail.to);
  expect(copies).toHaveLength(2);
  const ids = await Promise.all(copies.map(async (copy) => (await headersOf(copy)).get('message-id')));
  expect(new Set(ids).size).toBe(1);
});
