import type { Client } from '@welding/domain/entities/client';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import type { Project } from '@welding/domain/entities/project';
import { contentHashOf, sealOf } from '@welding/domain/money/content-hash';
import { business } from '@welding/domain/values/business';
import { beforeAll, describe, expect, test } from 'vitest';
import { estimates, findEstimate } from '../../functions/src/estimates/estimates.ts';
import { redrawnSignature } from '../../functions/src/photos/redraw-signature.ts';
import { kindsTo } from '../support/client-mails.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi } from './call-api.ts';
import { dayFromNow, moneyDesk, read } from './money.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
let client: Client;
let project: Project;
let cookie: string;
let estimate: Estimate;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  [project, cookie] = await Promise.all([createTestProject(client), verifiedCookie(client)]);
  estimate = await send();
});

const office = moneyDesk(() => desk.tokens.office);
const send = async (more: object = {}) => office.sendEstimate(await office.draftEstimate(project, more));
const answer = (id: string, how: string, json: unknown, from: string | undefined = cookie) =>
  callApi('POST', `/api/estimates/${id}/${how}`, {
    json,
    cookie: from,
    headers: { 'User-Agent': 'Phone/1' },
  });
const typed = { name: 'Jordan Example', typed: true };
// The smallest PNG: one pixel.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test.each([
  ['approve', typed],
  ['decline', {}],
  ['question', { text: 'Is paint in it?' }],
  ['seen', {}],
])('only the client can %s an estimate, once it was sent', async (how, json) => {
  const others = await verifiedCookie(await createTestClient());
  expect((await answer(estimate.id, how, json, others)).status).toBe(404);
  const draft = await office.draftEstimate(project);
  expect((await answer(draft.id, how, json)).status).toBe(404);
});

describe('approving', () => {
  test('stores name, drawn signature, sentence, time, and a seal of what was shown', async () => {
    const sent = await send();
    const contentHash = await contentHashOf(sent);
    const body = { name: 'Jordan Example', signature: signatureUrl(png), contentHash };
    const before = Date.now();
    const approved = read(estimateSchema, await answer(sent.id, 'approve', body));
    expect(approved).toMatchObject({
      status: 'approved',
      approval: {
        name: 'Jordan Example',
        signature: redrawnSignature(signatureUrl(png)),
        consent: `I approve estimate ${sent.number} of ${business.name} for $1,250.00, of which $625.00 is due as a deposit, and agree that my electronic signature is as binding as one on paper.`,
        pamphlet: false,
        userAgent: 'Phone/1',
        contentHash,
      },
    });
    expect(Date.parse(approved.approval?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(approved.approval?.ip).not.toBe('');
    expect(approved.approval?.peer).not.toBe('');
    expect(approved.approval?.peer).toBeDefined();
    expect(await sealOf(approved)).toBe('intact');
    const [, , entry] = await historyOf(sent.id);
    expect(entry).toMatchObject({ action: 'approved', actor: { id: client.id, role: 'client' } });
    expect(JSON.stringify(entry)).not.toContain(png);

    await (await estimates()).withConverter(null).doc(sent.id).update({ total: 1300 });
    const changed = await findEstimate(sent.id);
    expect(changed && (await sealOf(changed))).toBe('broken');
  });

  test('repeated by the same person counts once, and by another is refused', async () => {
    const sent = await send();
    const first = await answer(sent.id, 'approve', typed);
    expect((await answer(sent.id, 'approve', typed)).json()).toEqual(first.json());
    expect(await answerTo(answer(sent.id, 'approve', { name: 'Somebody', typed: true }))).toEqual([
      409,
      'This estimate was already approved',
    ]);
    expect(await answerTo(office.call('POST', `estimates/${sent.id}/revise`, {}))).toEqual([
      409,
      'The client has approved this estimate. Write a change order for what is added',
    ]);
  });

  test('is refused when the estimate differs from what was shown', async () => {
    const sent = await send();
    expect(await answerTo(answer(sent.id, 'approve', { ...typed, contentHash: '0'.repeat(64) }))).toEqual([
      409,
      'This estimate has changed since you opened it. Please look at it again',
    ]);
  });

  test('at a home over $1,000 requires the pamphlet', async () => {
    const sent = await send({ atHome: true });
    expect(await answerTo(answer(sent.id, 'approve', typed))).toEqual([
      400,
      'Please confirm that you received the pamphlet',
    ]);
    const approved = read(estimateSchema, await answer(sent.id, 'approve', { ...typed, pamphlet: true }));
    expect(approved.approval).toMatchObject({ pamphlet: true, consent: expect.stringContaining('pamphlet') });
  });

  test('of an expired or replaced estimate is refused with advice', async () => {
    const expired = await send();
    await (await estimates())
      .withConverter(null)
      .doc(expired.id)
      .update({ validUntil: dayFromNow(-1) });
    expect(await answerTo(answer(expired.id, 'approve', typed))).toEqual([
      409,
      'This estimate has expired. Please call us for a new one',
    ]);
    const replaced = await send();
    const draft = read(estimateSchema, await office.call('POST', `estimates/${replaced.id}/revise`, {}));
    await office.sendEstimate(draft);
    expect(await answerTo(answer(replaced.id, 'approve', typed))).toEqual([
      409,
      'This estimate was replaced by a newer version. Please look at that one',
    ]);
  });

  test('and replacing at once let one of them succeed', async () => {
    const sent = await send();
    const draft = read(estimateSchema, await office.call('POST', `estimates/${sent.id}/revise`, {}));
    const [approved, replaced] = await Promise.all([
      answer(sent.id, 'approve', typed),
      office.call('POST', `estimates/${draft.id}/send`, { updatedAt: null }),
    ]);
    expect([approved.status, replaced.status].toSorted()).toEqual([200, 409]);
    const status = approved.status === 200 ? ['approved', 'draft'] : ['replaced', 'sent'];
    expect([(await findEstimate(sent.id))?.status, (await findEstimate(draft.id))?.status]).toEqual(status);
  });
});

test('declining stores the reason once, and ends the estimate', async () => {
  const sent = await send();
  const seen = read(estimateSchema, await answer(sent.id, 'seen', {}));
  expect((await answer(sent.id, 'seen', {})).json()).toEqual(seen);
  const body = { declinedFor: 'price', reason: 'Too dear' };
  const declined = read(estimateSchema, await answer(sent.id, 'decline', body));
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Too dear', declinedFor: 'price' });
  expect(declined.seenAt).toBe(seen.seenAt);
  expect((await answer(sent.id, 'decline', { reason: 'Again' })).json()).toEqual(declined);
  expect(await answerTo(answer(sent.id, 'approve', typed))).toEqual([409, 'This estimate was declined']);
});

test('a question waits at the desk until answered, and is mailed to the business', async () => {
  const sent = await send();
  const text = `Is paint in it? ${sent.id}`;
  const asked = read(estimateSchema, await answer(sent.id, 'question', { text }));
  expect(asked).toMatchObject({ questions: [{ text }], awaitsAnswer: true });
  expect((await answer(sent.id, 'question', { text })).json()).toEqual(asked);
  expect(await kindsTo(business.email)).toContain('estimate-question');
  const path = `estimates/${sent.id}/answered`;
  const answered = await office.call('POST', path, { updatedAt: asked.updatedAt });
  expect(answered.json()).toMatchObject({ awaitsAnswer: false, questions: [{ text }] });
  expect((await answer(sent.id, 'question', { text: ' ' })).text).toBe('Please write your question');
});

test('an answer is shown with its question and mailed to the client', async () => {
  const reader = await createTestClient();
  const of = await createTestProject(reader);
  const from = await verifiedCookie(reader);
  const sent = await office.sendEstimate(await office.draftEstimate(of));
  const asked = read(estimateSchema, await answer(sent.id, 'question', { text: 'Paint?' }, from));
  const body = { updatedAt: asked.updatedAt, answer: 'Two coats are in it.' };
  const answered = read(estimateSchema, await office.call('POST', `estimates/${sent.id}/answered`, body));
  expect(answered).toMatchObject({
    awaitsAnswer: false,
    questions: [{ text: 'Paint?', answer: { text: 'Two coats are in it.' } }],
  });
  expect((await mailAbout(reader.email, 'Our answer')).text).toContain('Two coats are in it.');
  const again = read(estimateSchema, await answer(sent.id, 'question', { text: 'Which color?' }, from));
  expect(again.questions.map((one) => one.answer?.text)).toEqual(['Two coats are in it.', undefined]);
});

test('the signed estimate is mailed to its client', async () => {
  const reader = await createTestClient();
  const of = await createTestProject(reader);
  const sent = await office.sendEstimate(await office.draftEstimate(of));
  await answer(sent.id, 'approve', typed, await verifiedCookie(reader));
  const { subject, attachments } = await mailAbout(reader.email, 'You approved');
  expect(subject).toBe(`You approved ${sent.number}: $1,250.00`);
  const { pages } = await readPdf(Buffer.from(attachments[0]?.content ?? '', 'base64'));
  expect(pages.join(' ')).toContain('Jordan Example');
});

/** The mail with this beginning of its subject, of the two that came in any order. */
async function mailAbout(address: string, subject: string) {
  await awaitMail(address, 2);
  const found = (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject));
  if (!found) throw new Error(`No mail: ${subject}`);
  return found;
}
