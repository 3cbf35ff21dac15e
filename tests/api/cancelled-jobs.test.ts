import { openedPaperSchema } from '@welding/domain/entities/paper-link';
import type { Project } from '@welding/domain/entities/project';
import { describe, expect, test } from 'vitest';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { answerTo, callDesk } from './call-api.ts';
import { changeOrderDesk } from './change-order-desk.ts';
import { intentOf, preparePayment, read } from './money.ts';
import { byLink, openLink, typedName } from './use-paper-link.ts';

const at = changeOrderDesk();
const { office } = at;
const cancel = async ({ id }: Project) => {
  const { updatedAt = null } = (await findProject(id)) ?? {};
  const json = { updatedAt, status: 'cancelled', reason: 'The client sold the trailer' };
  expect((await office.call('PATCH', `projects/${id}`, json)).status).toBe(200);
};
const refusal = [409, 'This job was cancelled. Please call us'];

describe('the deposit of a job that is cancelled', () => {
  test('cannot be paid by an open page, and no new payment of it starts', async () => {
    const { project, estimate } = await at.agreed();
    const deposit = { amount: 625, estimateId: estimate.id };
    const open = intentOf(await preparePayment(deposit, at.cookie, at.client));
    await cancel(project);
    expect((await stackStripe().paymentIntents.retrieve(open)).status).toBe('canceled');
    expect(await answerTo(preparePayment(deposit, at.cookie, at.client))).toEqual(refusal);
  });

  test('cannot be paid by the link of its mail, which says why', async () => {
    const { project, estimate } = await at.agreed();
    await cancel(project);
    const opened = read(
      openedPaperSchema,
      await openLink(await storePaperLink({ kind: 'estimate', paperId: estimate.id })),
    );
    expect(opened).toMatchObject({ kind: 'estimate', depositDue: 0, isCancelled: true });
  });
});

describe('an estimate of a job that is cancelled', () => {
  const sent = async () => {
    const { project } = await at.agreed();
    return { project, estimate: await office.sendEstimate(await office.draftEstimate(project)) };
  };

  test('cannot be approved by portal, link, device or phone', async () => {
    const { project, estimate } = await sent();
    await cancel(project);
    const token = await storePaperLink({ kind: 'estimate', paperId: estimate.id });
    const bearer = at.tokens.office;
    const byPhone = { name: 'Jordan Example', note: 'Says yes', updatedAt: estimate.updatedAt };
    const answers = [
      await at.approve(estimate),
      await byLink('POST', `/api/estimates/${estimate.id}/approve`, token, typedName),
      await callDesk('POST', `estimates/${estimate.id}/sign`, typedName, { bearer }),
      await callDesk('POST', `estimates/${estimate.id}/approved-by-phone`, byPhone, { bearer }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(4).fill(refusal));
  });

  test('cannot be sent until the job goes on', async () => {
    const { project } = await at.agreed();
    const draft = await office.draftEstimate(project);
    await cancel(project);
    expect(
      await answerTo(
        office.call('POST', `estimates/${draft.id}/send`, {
          updatedAt: draft.updatedAt ?? null,
        }),
      ),
    ).toEqual([409, 'This project is cancelled. Reopen it first']);
  });

  test('gets no reminder', async () => {
    const { project, estimate } = await sent();
    await cancel(project);
    expect(await answerTo(office.call('POST', `estimates/${estimate.id}/mail`, { as: 'remind' }))).toEqual([
      409,
      'This project is cancelled. Reopen it first',
    ]);
  });

  test('can be approved once the job goes on', async () => {
    const { project, estimate } = await sent();
    await cancel(project);
    const { updatedAt = null } = (await findProject(project.id)) ?? {};
    expect(
      (await office.call('PATCH', `projects/${project.id}`, { updatedAt, status: 'pending' })).status,
    ).toBe(200);
    expect((await at.approve(estimate)).status).toBe(200);
  });
});
