import { estimateSchema } from '@welding/domain/entities/estimate';
import type { Project } from '@welding/domain/entities/project';
import { sealOf } from '@welding/domain/money/content-hash';
import { describe, expect, test } from 'vitest';
import { findProject } from '../../functions/src/projects/projects.ts';
import { createTestProject } from '../support/sample.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';
import { changeOrderDesk, labor } from './change-order-desk.ts';
import { dayFromNow, read } from './money.ts';

const desk = changeOrderDesk();
const { office, approve, agreed, draftChange, sendChange } = desk;

describe('a change order', () => {
  test('is numbered after its estimate, and seals the totals before and after', async () => {
    const { project, estimate } = await agreed();
    const more = await sendChange(project, estimate.id, 180);
    const less = await draftChange(project, estimate.id, -100);
    expect([more.number, less.number]).toEqual([`${estimate.number}-C1`, `${estimate.number}-C2`]);
    expect(more).toMatchObject({ agreedBefore: 1250, total: 180, changeOf: estimate.id });
    const approved = read(estimateSchema, await approve(more));
    expect(approved.approval?.consent).toContain(
      `change order ${more.number} of Lakeline Mobile Welding for $180.00, so that $1,430.00 is agreed in place of $1,250.00`,
    );
    expect(await sealOf(approved)).toBe('intact');
    expect(await sealOf({ ...approved, agreedBefore: 1200 })).toBe('broken');
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1430, estimatedCost: 1430 });
    const taken = await office.sendEstimate(less);
    expect(taken).toMatchObject({ total: -100, agreedBefore: 1430, depositAmount: 0 });
    expect((await approve(taken)).status).toBe(200);
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1330 });
    const pdf = await callApi('GET', `/api/estimates/${taken.id}.pdf`, { cookie: desk.cookie });
    expect(pdf.headers.get('Content-Disposition')).toContain(`Change order ${taken.number}.pdf`);
  });

  test('of a change order belongs to the same estimate, and two at once get two numbers', async () => {
    const { project, estimate } = await agreed();
    const first = await sendChange(project, estimate.id, 10);
    await approve(first);
    const drafts = await Promise.all([1, 2].map((dollars) => draftChange(project, first.id, dollars)));
    expect(drafts.map(({ changeOf }) => changeOf)).toEqual([estimate.id, estimate.id]);
    expect(drafts.map(({ number }) => number).toSorted()).toEqual([
      `${estimate.number}-C2`,
      `${estimate.number}-C3`,
    ]);
  });

  test('requires an approved estimate of the same project, and cannot subtract more than agreed', async () => {
    const { project, estimate } = await agreed();
    const open = await office.sendEstimate(await office.draftEstimate(project));
    const post = (json: object) => office.call('POST', 'estimates', json);
    const body = (changeOf: string, of: Project) => ({
      clientId: desk.client.id,
      projectId: of.id,
      changeOf,
      lines: labor(10),
      validUntil: dayFromNow(5),
    });
    expect(await answerTo(post(body(open.id, project)))).toEqual([
      409,
      'A change order needs an estimate that the client has approved',
    ]);
    expect(await answerTo(post(body(estimate.id, await createTestProject(desk.client))))).toEqual([
      400,
      'This estimate belongs to another project',
    ]);
    const tooLow = await draftChange(project, estimate.id, -1250.01);
    expect(await answerTo(office.call('POST', `estimates/${tooLow.id}/send`, { updatedAt: null }))).toEqual([
      400,
      'A change order cannot take off more than was agreed',
    ]);
    const { changeOf: _, ...plain } = body(estimate.id, project);
    expect(await answerTo(post({ ...plain, lines: labor(-5) }))).toEqual([
      400,
      'Amount must not be negative',
    ]);
    expect((await office.call('POST', `estimates/${tooLow.id}/copy`, {})).status).toBe(409);
  });

  test('cannot be approved once another one has changed its total', async () => {
    const { project, estimate } = await agreed();
    const [one, other] = await Promise.all([
      sendChange(project, estimate.id, 100),
      sendChange(project, estimate.id, 50),
    ]);
    const answers = await Promise.all([approve(one), approve(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const added = answers[0]?.status === 200 ? 100 : 50;
    expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1250 + added });
  });

  test('at a home asks for the pamphlet where the job as a whole costs more than $1,000', async () => {
    const { project, estimate } = await agreed({ atHome: true });
    expect(await sendChange(project, estimate.id, 20)).toMatchObject({ atHome: true, homeRepair: true });
  });
});

describe('an invoice above what was agreed', () => {
  const send = async (project: Project, dollars: number, more: object = {}) => {
    const { id } = await office.draftInvoice(project, dollars);
    return await callDesk(
      'POST',
      `invoices/${id}/send`,
      { updatedAt: null, ...more },
      {
        bearer: desk.tokens.office,
        headers: { Accept: 'application/json' },
      },
    );
  };

  test('names the excess, and is sent once confirmed', async () => {
    const { project } = await agreed();
    expect((await send(project, 1000)).status).toBe(200);
    const refused = await send(project, 430);
    expect([refused.status, refused.json()]).toEqual([
      409,
      {
        code: 'above_agreed',
        message:
          'This bills $180.00 more than the $1,250.00 that the client agreed to. Write a change order, or send it anyway',
      },
    ]);
    expect((await send(project, 430, { aboveAgreed: true })).status).toBe(200);
  });

  test('at a home leads to the change order, after which it is sent', async () => {
    const { project, estimate } = await agreed({ atHome: true });
    const refused = await send(project, 1430, { aboveAgreed: true });
    expect([refused.status, refused.json()]).toMatchObject([409, { code: 'change_order_needed' }]);
    await approve(await sendChange(project, estimate.id, 180));
    expect((await send(project, 1430)).status).toBe(200);
  });

  test('subtracts what a change order removed, down to zero', async () => {
    const { project, estimate } = await agreed();
    await approve(await sendChange(project, estimate.id, -50));
    const draft = async (dollars: number) =>
      office.call('POST', 'invoices', {
        clientId: desk.client.id,
        projectId: project.id,
        lines: [...labor(dollars), ...labor(-50)],
        dueDate: dayFromNow(14),
      });
    expect((await draft(1250)).json()).toMatchObject({ total: 1200, balance: 1200 });
    expect(await answerTo(draft(49.99))).toEqual([400, 'An invoice cannot come to less than zero']);
  });

  test('needs no confirmation where nothing is agreed', async () => {
    expect((await send(await createTestProject(desk.client), 5000)).status).toBe(200);
  });
});
