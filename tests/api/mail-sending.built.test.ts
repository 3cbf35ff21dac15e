import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { describe, expect, test } from 'vitest';
import { leaseMail, mailLeaseMs } from '../../functions/src/messages/mails.ts';
import { postCloudEvent } from '../../local/stack/post-event.ts';
import { anApproval } from '../support/entities.ts';
import { awaitMail, controlMailbox, headersOf, mailsTo, runScheduleAt } from '../support/mailbox.ts';
import { changeStoredMail, queueTestMail, storedMail, storeTestMail } from '../support/mails.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestEstimate } from '../support/sample-money.ts';
import { startFunction } from './function-process.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
/**
 * Sends every due mail, also those of other tests, so all tests that do are in this file. The time is early enough that even
 * a code, which expires first, is still useful.
 */
const sweep = (at = new Date()) => runScheduleAt('sendWaitingMail', at);

async function awaitStored(id: string, fields: object): Promise<void> {
  await expect.poll(() => storedMail(id), { timeout: 20_000 }).toMatchObject(fields);
}

describe('a mail in the outbox', () => {
  test('is sent by itself, once, from the business', async () => {
    const mail = await queueTestMail({
      html: '<p>We can come on <b>Tuesday</b>.</p>',
      headers: { 'List-Unsubscribe': '<https://welding.example/u>' },
    });
    expect(await awaitMail(mail.to)).toMatchObject({
      subject: 'About your gate',
      text: 'We can come on Tuesday.',
      html: '<p>We can come on <b>Tuesday</b>.</p>',
      attachments: [],
    });
    await awaitStored(mail.id, { status: 'sent', attempts: 1, sentAt: expect.any(String) });
    await sweep();
    const arrived = await mailsTo(mail.to);
    expect(arrived).toHaveLength(1);
    const headers = new Map(arrived.flatMap((each) => [...headersOf(each)]));
    expect(headers.get('from')).toBe('Lakeline Mobile Welding <info@lakelinewelding.example>');
    expect(headers.get('message-id')).toMatch(/^<[\w-]{43}@lakelinewelding\.example>$/);
    expect(headers.get('list-unsubscribe')).toBe('<https://welding.example/u>');
    expect(headers.has('auto-submitted')).toBe(false);
  });

  test('includes its invitation as a calendar part and as a file, and is marked as automatic', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const mail = await queueTestMail({ kind: 'visit-cancelled', calendar: { method: 'CANCEL', content } });
    const arrived = await awaitMail(mail.to);
    const base64 = Buffer.from(content).toString('base64');
    expect(arrived.attachments).toEqual([
      { filename: '', contentType: 'text/calendar', content: base64 },
      { filename: 'visit.ics', contentType: 'application/ics', content: base64 },
    ]);
    expect(headersOf(arrived).get('auto-submitted')).toBe('auto-generated');
  });

  test('is sent once when two senders take it at the same time', async () => {
    const mail = await storeTestMail({ dueAt: inMinutes(5).toISOString() });
    await Promise.all([1, 2, 3, 4].map(() => sweep(inMinutes(6))));
    await awaitStored(mail.id, { status: 'sent', attempts: 1 });
    expect(await mailsTo(mail.to)).toHaveLength(1);
  });
});

test.each([
  ['a broken stream', pngPicture(10, 10).fill(0x41, 43, 48)],
  ['30,000 by 30,000 pixels', pngPicture(10, 10, { width: 30_000, height: 30_000 })],
])('a stored signature with %s delays neither its mail nor others', async (_, png) => {
  const client = await createTestClient();
  const signature = signatureUrl(png.toString('base64'));
  const { id: estimateId } = await createTestEstimate(client, {
    status: 'approved',
    approval: anApproval({ signature }),
  });
  const dueAt = inMinutes(5).toISOString();
  const signed = await storeTestMail({ kind: 'estimate-approved', estimateId, dueAt });
  const next = await storeTestMail({ dueAt });
  await sweep(inMinutes(6));
  for (const { id } of [signed, next]) await awaitStored(id, { status: 'sent', attempts: 1 });
  const [paper] = (await awaitMail(signed.to)).attachments;
  expect(paper?.contentType).toBe('application/pdf');
});

describe('a mail that fails to send', () => {
  test('waits a minute, is sent by the schedule, and clears the failure', async () => {
    const mail = await storeTestMail({ dueAt: inMinutes(5).toISOString() });
    await controlMailbox('/recipients', { to: mail.to, answer: 'busy' });
    const first = inMinutes(6);
    await sweep(first);
    await awaitStored(mail.id, {
      status: 'queued',
      attempts: 1,
      dueAt: new Date(first.getTime() + minute).toISOString(),
      failure: 'notTaken: 451 4.3.2 Try again later',
    });
    await controlMailbox('/recipients', { to: mail.to });
    await sweep(new Date(first.getTime() + minute / 2));
    expect(await storedMail(mail.id)).toMatchObject({ attempts: 1 });
    await sweep(new Date(first.getTime() + minute));
    const sent = await storedMail(mail.id);
    expect(sent).toMatchObject({ status: 'sent', attempts: 2 });
    expect(sent).not.toHaveProperty('failure');
    expect(sent).not.toHaveProperty('leasedUntil');
    expect(await mailsTo(mail.to)).toHaveLength(1);
  });

  test('is marked failed after six attempts', async () => {
    const mail = await storeTestMail({ attempts: 5, dueAt: inMinutes(5).toISOString() });
    await controlMailbox('/recipients', { to: mail.to, answer: 'hang_up' });
    await sweep(inMinutes(6));
    await awaitStored(mail.id, { status: 'failed', attempts: 6 });
    expect(await leaseMail(mail.id, inMinutes(60 * 24))).toBeUndefined();
  });

  test('is marked failed at once when its address is refused', async () => {
    const to = `nobody-${crypto.randomUUID()}@example.com`;
    await controlMailbox('/recipients', { to, answer: 'refuse' });
    const mail = await queueTestMail({ to });
    await awaitStored(mail.id, {
      status: 'failed',
      attempts: 1,
      failure: 'noSuchAddress: 550 5.1.1 No such mailbox here',
    });
  });

  test('is not sent once its subject is over', async () => {
    const mail = await storeTestMail({
      kind: 'on-my-way',
      createdAt: inMinutes(-90).toISOString(),
      dueAt: inMinutes(5).toISOString(),
    });
    await sweep(inMinutes(6));
    await awaitStored(mail.id, { status: 'failed', failure: 'tooLate' });
    expect(await mailsTo(mail.to)).toEqual([]);
  });
});

describe('a mail with a code', () => {
  const code = {
    kind: 'code',
    subject: '123456 is your code',
    text: '123456',
    html: '<b>123456</b>',
    language: 'es',
    inEnglish: { subject: '123456 is your code', text: '123456' },
  } as const;

  test('loses its code when it was sent', async () => {
    const mail = await queueTestMail(code);
    expect(await awaitMail(mail.to)).toMatchObject({ subject: '123456 is your code' });
    await awaitStored(mail.id, { status: 'sent', onDesk: false });
    expect(JSON.stringify(await storedMail(mail.id))).not.toContain('123456');
  });

  test('loses its code when it failed', async () => {
    const to = `nobody-${crypto.randomUUID()}@example.com`;
    await controlMailbox('/recipients', { to, answer: 'refuse' });
    const mail = await queueTestMail({ ...code, to });
    await awaitStored(mail.id, { status: 'failed' });
    expect(JSON.stringify(await storedMail(mail.id))).not.toContain('123456');
  });
});

test('a leased mail is left alone until its lease ends', async () => {
  const lease = inMinutes(mailLeaseMs / minute).toISOString();
  const mail = await storeTestMail({ attempts: 1, leasedUntil: lease, dueAt: inMinutes(5).toISOString() });
  await sweep(inMinutes(6));
  expect(await storedMail(mail.id)).toMatchObject({ status: 'queued', attempts: 1, leasedUntil: lease });
  await changeStoredMail(mail.id, { leasedUntil: inMinutes(-1).toISOString() });
  await sweep(inMinutes(6));
  expect(await storedMail(mail.id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('a sender killed after sending leaves a mail that is sent once more, with the same message id', async () => {
  const mail = await storeTestMail({ status: 'failed' });
  // The emulator reports creations in order. Once this mail has arrived, no event will send the first one.
  await awaitMail((await queueTestMail()).to);
  await controlMailbox('/recipients', { to: mail.to, delay_ms: 15_000 });
  const sender = await startFunction({}, 'sendQueuedMail');
  try {
    // A late event would also send a mail that is due for a second or more.
    await changeStoredMail(mail.id, { status: 'queued', dueAt: new Date().toISOString() });
    const sending = postCloudEvent(sender.base, `mail/${mail.id}`).catch(() => undefined);
    await expect.poll(() => mailsTo(mail.to), { timeout: 20_000, interval: 20 }).toHaveLength(1);
    await sender.stop();
    await sending;
  } finally {
    await sender.stop();
  }
  expect(await storedMail(mail.id)).toMatchObject({ status: 'queued', attempts: 1 });

  await controlMailbox('/recipients', { to: mail.to });
  await sweep(inMinutes(1));
  expect(await mailsTo(mail.to)).toHaveLength(1);
  await changeStoredMail(mail.id, { leasedUntil: new Date().toISOString() });
  await sweep(inMinutes(1));
  await awaitStored(mail.id, { status: 'sent', attempts: 2 });

  const copies = await mailsTo(mail.to);
  expect(copies).toHaveLength(2);
  const ids = await Promise.all(copies.map(async (copy) => headersOf(copy).get('message-id')));
  expect(new Set(ids).size).toBe(1);
});

test('a late event of the first mail also sends the mails waiting behind it', async () => {
  const [first, behind] = [
    await storeTestMail({ status: 'failed' }),
    await storeTestMail({ status: 'failed' }),
  ];
  // As above: no event for these two is left.
  await awaitMail((await queueTestMail()).to);
  const sender = await startFunction({}, 'sendQueuedMail');
  try {
    const writtenAt = new Date(Date.now() - 5_000);
    for (const { id } of [first, behind]) {
      await changeStoredMail(id, { status: 'queued', dueAt: writtenAt.toISOString() });
    }
    await postCloudEvent(sender.base, `mail/${first.id}`, writtenAt);
    for (const { id } of [first, behind]) await awaitStored(id, { status: 'sent', attempts: 1 });
  } finally {
    await sender.stop();
  }
  expect(await mailsTo(behind.to)).toHaveLength(1);
});
