import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { estimateMessages, signatureUrl } from '@welding/domain/entities/estimate-requests';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { describe, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { historyOf } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { answerTo, callDesk } from './call-api.ts';
import { changeOrderDesk } from './change-order-desk.ts';
import { read } from './money.ts';
import { typedName } from './use-paper-link.ts';

const desk = changeOrderDesk();
const { agreed, draftChange, sendChange } = desk;
const png = signatureUrl(pngPicture(20, 10).toString('base64'));
const sign = (id: string, json: object, bearer = desk.tokens.office) =>
  callDesk('POST', `estimates/${id}/sign`, json, { bearer });
const byPhone = ({ id, updatedAt }: Estimate, json: object = {}, bearer = desk.tokens.office) =>
  callDesk(
    'POST',
    `estimates/${id}/approved-by-phone`,
    { updatedAt: updatedAt ?? null, name: 'Jordan Example', note: 'Called at noon', ...json },
    { bearer },
  );

describe('signing in person', () => {
  test('stores who handed over the device and when the client signed', async () => {
    const { project, estimate } = await agreed();
    const change = await sendChange(project, estimate.id, 75);
    const at = new Date().toISOString();
    const body = { name: 'Jordan Example', signature: png, contentHash: await contentHashOf(change), at };
    const answer = await sign(change.id, body);
    expect([answer.status, answer.json()]).toEqual([200, { id: change.id, status: 'approved' }]);
    expect((await findEstimate(change.id))?.approval).toMatchObject({
      way: 'in_person',
      at,
      arrivedAt: expect.any(String),
      staff: { id: desk.people.office.id, name: desk.people.office.name },
    });
    expect((await historyOf(change.id)).at(-1)).toMatchObject({
      action: 'collected a signature on',
      actor: { id: desk.people.office.id },
    });
    // The outbox repeats a request.
    expect((await sign(change.id, body)).status).toBe(200);
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1325 });
  });

  test('is for the welder of the project, too', async () => {
    const { project, estimate } = await agreed();
    const change = await sendChange(project, estimate.id, 75);
    expect((await sign(change.id, typedName, desk.tokens.welder)).status).toBe(403);
    await createTestAppointment(desk.client, { projectId: project.id, welderId: desk.people.welder.id });
    expect((await sign(change.id, typedName, desk.tokens.welder)).status).toBe(200);
  });

  test.each([
    [{ name: 'Jordan' }, 400, 'Please sign, or choose to sign by typing your name'],
    [
      { ...typedName, contentHash: '0' },
      409,
      'This estimate has changed since you opened it. Please look at it again',
    ],
    [
      { ...typedName, at: '2020-01-01T00:00:00Z' },
      400,
      'This tap is more than 14 days old. Please tell the office what happened',
    ],
  ])('refuses %j with %i', async (body, status, sentence) => {
    const { project, estimate } = await agreed();
    expect(await answerTo(sign((await sendChange(project, estimate.id, 5)).id, body))).toEqual([
      status,
      sentence,
    ]);
  });

  test('accepts a time between sending and now, with some allowance for the clock', async () => {
    const { project, estimate } = await agreed();
    const signedAt = async (minutes: number) => {
      const change = await sendChange(project, estimate.id, 5);
      const at = new Date(Date.parse(change.sentAt ?? '') + minutes * 60_000).toISOString();
      const answer = await sign(change.id, { ...typedName, at });
      return { change, answer, approval: (await findEstimate(change.id))?.approval };
    };
    const early = await signedAt(-6);
    expect([early.answer.status, early.answer.text]).toEqual([400, estimateMessages.signedBeforeSent]);
    const slow = await signedAt(-4);
    expect(slow.approval?.at).toBe(slow.change.sentAt);
    const fast = await signedAt(4);
    expect(fast.approval?.at).toBe(fast.approval?.arrivedAt);
  });

  test('asks for a drawn signature for work at a home above $1,000', async () => {
    const { project, estimate } = await agreed({ atHome: true });
    const { id } = await sendChange(project, estimate.id, 1);
    expect(await answerTo(sign(id, { ...typedName, pamphlet: true }))).toEqual([
      409,
      expect.stringContaining('drawn by hand'),
    ]);
    const drawn = { name: typedName.name, signature: png, pamphlet: true };
    expect((await sign(id, drawn)).status).toBe(200);
  });

  test('stores the consent in the paper’s language, not the device’s', async () => {
    const client = await createTestClient();
    await (await clients()).doc(client.id).update({ language: 'es' });
    const project = await createTestProject(client);
    const { id } = await desk.office.sendEstimate(await desk.office.draftEstimate(project));
    await sign(id, typedName);
    expect((await findEstimate(id))?.approval?.consent).toMatch(/^Apruebo /);
  });

  test('refuses a draft', async () => {
    const { project, estimate } = await agreed();
    expect((await sign((await draftChange(project, estimate.id, 5)).id, typedName)).status).toBe(404);
  });
});

describe('an approval by phone', () => {
  test('stores the caller and what was said, and is open to owner and office only', async () => {
    const { project, estimate } = await agreed();
    const change = await sendChange(project, estimate.id, 75);
    expect((await byPhone(change, {}, desk.tokens.welder)).status).toBe(403);
    const approved = read(estimateSchema, await byPhone(change));
    expect(approved.approval).toMatchObject({
      way: 'phone',
      name: 'Jordan Example',
      note: 'Called at noon',
      staff: { name: desk.people.office.name },
    });
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1325 });
    expect(await answerTo(byPhone(await sendChange(project, estimate.id, 1), { note: ' ' }))).toEqual([
      400,
      'Please note what was said',
    ]);
  });

  test('is refused for work at a home above $1,000', async () => {
    const { project, estimate } = await agreed({ atHome: true });
    expect(await answerTo(byPhone(await sendChange(project, estimate.id, 1)))).toEqual([
      409,
      'For work at a home above $1,000 Illinois asks for a signature (815 ILCS 513/15). Have it signed in person, or by the link in the email',
    ]);
  });
});
