import { randomUUID } from 'node:crypto';
import type { Push } from '@welding/domain/entities/push';
import type { Staff } from '@welding/domain/entities/staff';
import { expect, test } from 'vitest';
import { sendPush } from '../../functions/src/messages/push/send-push.ts';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { pushes, removePush } from '../../functions/src/messages/pushes.ts';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { eraseNewsAbout } from '../../functions/src/messages/staff-mails.ts';
import { mailsTo } from '../support/client-mails.ts';
import { mailsTo as arrivedFor } from '../support/mailbox.ts';
import { changeStoredMail, storedMail, storeTestMail } from '../support/mails.ts';
import { testDevice } from '../support/push-devices.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { answerTo, callApi } from './call-api.ts';
import { validBodies } from './valid-bodies.ts';

/** Later than every stored time, on a Tuesday at 9 AM in Chicago. Each test has an hour of its own. */
const dayAt = (minute: number, hour = 15) => new Date(Date.UTC(2031, 0, 7, hour, minute, 1));
const nightAt = (hour: number) => new Date(Date.UTC(2031, 0, 8, hour));
const morning = '2031-01-08T13:00:00.000Z';

async function queue(push: Partial<Push> = {}): Promise<Push> {
  const kind = push.kind ?? 'new-request';
  const now = new Date().toISOString();
  const queued: Push = {
    id: `${kind}_${randomUUID()}`,
    kind,
    title: 'New request',
    body: 'Aluminum Welding',
    namedBody: 'Casey Nowak: Aluminum Welding',
    inSpanish: { title: 'Solicitud nueva', body: 'Aluminio' },
    path: '/desk/requests/1',
    attempts: 0,
    createdAt: now,
    dueAt: now,
    ...push,
  };
  await (await pushes()).doc(queued.id).set(queued);
  return queued;
}

async function tell(at: Date, push: Partial<Push> = {}): Promise<Push> {
  const queued = await queue(push);
  await sendPush(queued.id, at);
  return queued;
}

const choose = async (person: Staff, json: object) =>
  await answerTo(callApi('PATCH', '/api/desk/me', { json, bearer: await staffToken(person) }));

test('a new request is in the mail of owner and office, without a device, and of no one else', async () => {
  const [owner, office, welder, former] = [
    await createTestStaff('owner'),
    await createTestStaff('office'),
    await createTestStaff('welder'),
    await deactivate(await createTestStaff('office')),
  ];
  const json = validBodies('')['/api/quotes'];
  const answer = await callApi('POST', '/api/quotes', { json, key: randomUUID() });
  const { id, firstName, lastName } = Object(answer.json());
  await sendPush(`new-request_${id}`, dayAt(0));
  for (const { email, id: staffId } of [owner, office]) {
    const told = await mailsTo(email);
    expect(told).toMatchObject([
      {
        kind: 'staff-news',
        staffId,
        status: 'queued',
        dueAt: dayAt(0).toISOString(),
        subject: expect.stringContaining(`New request: ${firstName} ${lastName}: `),
        text: expect.stringContaining(`/desk/requests/${id}`),
      },
    ]);
    expect(told[0]?.inSpanish?.subject).toContain('Solicitud nueva');
  }
  expect([await mailsTo(welder.email), await mailsTo(former.email)]).toEqual([[], []]);
});

test.each([
  ['requests', ['new-request']],
  ['estimates', ['estimate-approved', 'estimate-declined', 'estimate-question']],
  ['visits', ['visit-to-confirm', 'client-booked-visit', 'client-moved-visit', 'client-cancelled-visit']],
  ['payments', ['payment']],
  ['troubles', ['payment-failed', 'payment-unrecorded', 'refund-failed', 'money-taken-back', 'dispute']],
  ['mails', ['mail-failed']],
] as const)('%s are mailed, and not to who turned them off', async (group, kinds) => {
  const [reader, other] = [await createTestStaff('office'), await createTestStaff('owner')];
  expect((await choose(other, { mutedNews: [group] }))[0]).toBe(200);
  for (const kind of kinds) await tell(dayAt(0, 16), { kind });
  const told = await mailsTo(reader.email);
  expect(told.flatMap(({ news = [] }) => news.map((item) => item.group))).toEqual(kinds.map(() => group));
  expect(await mailsTo(other.email)).toEqual([]);
});

test('what is for clients, one welder or devices alone is not mailed, nor to who did it', async () => {
  const owner = await createTestStaff('owner');
  await tell(dayAt(0, 17), { kind: 'visit-moved', clientId: randomUUID() });
  await tell(dayAt(0, 17), { kind: 'visits-changed', staffId: owner.id });
  await tell(dayAt(0, 17), { kind: 'payment', exceptStaffId: owner.id });
  expect(await mailsTo(owner.email)).toEqual([]);
});

test('a notification that is sent again makes no second mail', async () => {
  const owner = await createTestStaff('owner');
  const device = testDevice();
  await storePushDevice(device.subscription, { staffId: owner.id });
  const push = await queue();
  await Promise.all([sendPush(push.id, dayAt(0, 18)), sendPush(push.id, dayAt(0, 18))]);
  await (await pushes()).doc(push.id).set({ ...push, mailed: true });
  await sendPush(push.id, dayAt(30, 18));
  await removePush(push.id);
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('five things in ten minutes come alone, and the rest in one mail, also over the clock’s ten minutes', async () => {
  const owner = await createTestStaff('owner', 'Inés');
  await choose(owner, { language: 'es' });
  for (const minute of [6, 7, 8]) await tell(dayAt(minute, 19));
  await Promise.all([10, 11, 12, 13].map((minute) => tell(dayAt(minute, 19))));
  const told = await mailsTo(owner.email);
  const counts = told.map(({ news = [] }) => news.length).toSorted();
  expect(counts).toEqual([1, 1, 1, 1, 1, 2]);
  expect(told.find(({ news }) => news?.length === 2)).toMatchObject({
    dueAt: dayAt(19, 19).toISOString().replace(/19:01/, '20:00'),
    subject: 'Pasaron 2 cosas',
    language: 'es',
  });
  await tell(dayAt(25, 19));
  expect(await mailsTo(owner.email)).toHaveLength(7);
});

test('a night comes as one mail at 7 AM, without what its reader has turned off by then', async () => {
  const owner = await createTestStaff('owner');
  await tell(nightAt(2), { namedBody: 'Evening' });
  await tell(nightAt(12), { kind: 'payment', title: 'Payment received', namedBody: '$500.00 from Casey' });
  await tell(nightAt(12), { namedBody: 'Morning' });
  const [mail, ...others] = await mailsTo(owner.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ dueAt: morning, subject: '3 things happened', status: 'queued' });
  const id = String(mail?.id);
  expect(await sendMail(id, new Date(Date.parse(morning) - 1))).toBe('passed');
  await choose(owner, { mutedNews: ['payments'] });
  expect(await sendMail(id, new Date(morning))).toBe('sent');
  const [arrived] = await arrivedFor(owner.email);
  expect(arrived?.subject).toBe('2 things happened');
  expect(arrived?.text).toContain('Evening');
  expect(arrived?.text).not.toContain('$500.00');
  expect(await storedMail(id)).toMatchObject({ status: 'sent', text: '', subject: 'News for staff' });
  expect((await storedMail(id)).news).toBeUndefined();
});

test('what comes while a gathered mail is being sent has a mail of its own', async () => {
  const owner = await createTestStaff('owner');
  await tell(nightAt(3));
  const [first] = await mailsTo(owner.email);
  await changeStoredMail(String(first?.id), { leasedUntil: new Date().toISOString() });
  await tell(nightAt(4));
  expect((await mailsTo(owner.email)).map(({ news }) => news?.length)).toEqual([1, 1]);
});

test('nothing is sent to who left or became a welder, and a new email is used', async () => {
  const [former, moved] = [await createTestStaff('office'), await createTestStaff('owner')];
  await tell(dayAt(0, 20));
  const [[ofFormer], [ofMoved]] = [await mailsTo(former.email), await mailsTo(moved.email)];
  await deactivate(former);
  await choose(moved, { mutedNews: ['requests'] });
  for (const mail of [ofFormer, ofMoved]) {
    expect(await sendMail(String(mail?.id), dayAt(1, 20))).toBe('passed');
    expect(await storedMail(String(mail?.id))).toMatchObject({ status: 'withdrawn', text: '' });
  }
});

test('a failed mail to staff is told at the desk alone', async () => {
  const owner = await createTestStaff('owner');
  const failing = { attempts: 7, dueAt: dayAt(0, 21).toISOString(), news: [] };
  const ofStaff = await storeTestMail({ kind: 'staff-news', staffId: owner.id, ...failing });
  const toClient = await storeTestMail(failing);
  for (const { id } of [ofStaff, toClient]) {
    expect(await sendMail(id, dayAt(0, 21))).toBe('failed');
  }
  const waiting = (await (await pushes()).get()).docs
    .map(({ id }) => id)
    .filter((id) => id.startsWith('mail-failed'));
  expect(waiting.filter((id) => id.includes(ofStaff.id))).toEqual([]);
  expect(waiting.filter((id) => id.includes(toClient.id))).toHaveLength(1);
});

test('erasing removes what unsent mails say of somebody, and leaves the rest', async () => {
  const owner = await createTestStaff('owner');
  const gone = randomUUID();
  await tell(nightAt(5), { id: `new-request_${gone}`, namedBody: 'Gone Person' });
  await tell(nightAt(5), { namedBody: 'Present Person' });
  await tell(dayAt(0, 22), { id: `payment_${gone}`, kind: 'payment', namedBody: 'Gone Person' });
  expect(await mailsTo(owner.email)).toHaveLength(2);
  await eraseNewsAbout([{ id: gone }]);
  const left = await mailsTo(owner.email);
  expect(left).toHaveLength(1);
  expect(left[0]?.text).toContain('Present Person');
  expect(JSON.stringify(left)).not.toContain('Gone Person');
});
