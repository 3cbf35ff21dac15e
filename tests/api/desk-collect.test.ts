import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-words';
import { collectedResponseSchema } from '@welding/domain/entities/collected-payment';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { paymentSchema } from '@welding/domain/entities/payment';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import { describe, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { appointments } from '../../functions/src/visits/appointments.ts';
import { kindsTo } from '../support/client-mails.ts';
import { createTestAppointment } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { answerTo, callDesk } from './call-api.ts';
import { ago, cash, collectShop, storedPayment } from './collect-shop.ts';
import { read } from './money.ts';

const at = collectShop();
const { shop, collect, collected } = at;
/** The amount on the visit's card on the welder's phone. */
const toCollect = async () => {
  const answer = await callDesk('GET', 'job-sheets', undefined, { bearer: at.wes.token });
  const sheets = read(jobSheetListSchema, answer);
  return sheets.find(({ appointmentId }) => appointmentId === at.visit.id)?.amountToCollect;
};

describe('collecting at a visit', () => {
  test('is for the visit’s whole crew, and for office and owner at any visit', async () => {
    const helper = await createTestStaff('welder');
    const crew = await createTestAppointment(shop.client, { welderIds: [at.wes.id, helper.id] });
    const bearers = [at.wes.token, await staffToken(helper), shop.tokens.office, shop.tokens.owner];
    for (const bearer of bearers) {
      expect((await collect(cash({ amount: 10 }), { id: crew.id, bearer })).status).toBe(201);
    }
  });

  test('is refused to another welder', async () => {
    expect(await answerTo(collect(cash(), { bearer: shop.tokens.welder }))).toEqual([
      403,
      visitTapMessages.notYours,
    ]);
    expect(await listPaymentsOfProject(shop.project.id)).toEqual([]);
  });

  test('answers with the collected payment only, and stores its collector, time and number', async () => {
    const tappedAt = ago(90);
    const answer = await collect(cash({ method: 'check', reference: ' No. 1042 ', tappedAt }));
    const { id } = read(collectedResponseSchema, answer);
    expect(answer.json()).toEqual({ id, amount: 540, method: 'check' });
    expect(await storedPayment(id)).toMatchObject({
      clientId: shop.client.id,
      projectId: shop.project.id,
      amount: 540,
      method: 'check',
      note: 'No. 1042',
      kind: 'payment',
      status: 'succeeded',
      paidAt: tappedAt,
      collectedBy: { id: at.wes.id, name: at.wes.name },
      handedOver: false,
      appointmentId: at.visit.id,
    });
    const entries = await latestChanges(id, 5);
    expect(entries).toMatchObject([{ action: 'recorded', actor: { id: at.wes.id } }]);
    expect(entries.map(auditRemark)).toEqual([expect.stringMatching(/^\$540\.00, Check, .*No\. 1042$/)]);
  });

  test('pays the oldest open invoice first, and leaves the rest with the project', async () => {
    const [first, second] = [await shop.sent(200), await shop.sent(300)];
    expect((await collected()).invoiceId).toBe(first.id);
    for (const { id } of [first, second]) {
      expect(await findInvoice(id)).toMatchObject({ status: 'paid', balance: 0 });
    }
    const third = await shop.sent(100);
    expect(await findInvoice(third.id)).toMatchObject({ paid: 40, balance: 60 });
  });

  test('sends the client a receipt each, and lowers the amount to collect at once', async () => {
    expect(await toCollect()).toBe(540);
    await collected(cash({ amount: 500 }));
    expect(await toCollect()).toBe(40);
    await collected(cash({ amount: 40 }));
    expect(await toCollect()).toBe(0);
    expect(await kindsTo(shop.client.email)).toEqual(['receipt', 'receipt']);
  });

  test('lowers the amount from the end of the visit, never below zero', async () => {
    const finished = await callDesk(
      'POST',
      `appointments/${at.visit.id}/finish`,
      { at: ago(100), hours: 2, amountToCollect: 540 },
      { bearer: at.wes.token },
    );
    expect(finished.status).toBe(200);
    const asked = async () => (await (await appointments()).doc(at.visit.id).get()).data()?.amountToCollect;
    await collected(cash({ amount: 500 }));
    expect(await asked()).toBe(40);
    await collected(cash({ amount: 50 }));
    expect(await asked()).toBe(0);
    expect(await latestChanges(at.visit.id, 1)).toMatchObject([
      { changes: [{ field: 'amountToCollect', from: 40, to: 0 }] },
    ]);
  });

  test('happens once per key, also six at once, and later when the visit has another welder', async () => {
    const [key, json] = [randomUUID() as string, cash()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => collect(json, { key })));
    await (await appointments())
      .doc(at.visit.id)
      .update({ welderId: randomUUID(), welderIds: [randomUUID()] });
    answers.push(await collect(json, { key }));
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()]);
    expect((await collect(cash({ amount: 5 }), { key })).status).toBe(409);
    expect(await listPaymentsOfProject(shop.project.id)).toHaveLength(1);
  });

  test('by two people at once counts both payments once', async () => {
    const invoice = await shop.sent(540);
    const [one, two] = await Promise.all([
      collect(cash({ amount: 300 })),
      collect(cash({ amount: 240 }), { bearer: shop.tokens.office }),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', paid: 540, balance: 0 });
  });

  test('at a visit without a project waits until its project is assigned', async () => {
    const alone = await createTestAppointment(shop.client, { welderId: at.wes.id });
    const { id } = read(collectedResponseSchema, await collect(cash(), { id: alone.id }));
    const { client, project } = shop;
    expect(await storedPayment(id)).toMatchObject({ clientId: client.id, projectId: '' });
    const json = { updatedAt: null, clientId: client.id, projectId: project.id };
    const assigned = await callDesk('PATCH', `payments/${id}`, json, { bearer: shop.tokens.office });
    expect(read(paymentSchema, assigned)).toMatchObject({ projectId: project.id, handedOver: false });
  });
});
