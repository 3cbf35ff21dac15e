import { collectedResponseSchema } from '@welding/domain/entities/collected-payment';
import { mailId } from '@welding/domain/entities/mail';
import type { Payment } from '@welding/domain/entities/payment';
import { takeBackMessages } from '@welding/domain/entities/take-back';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import { formatDollars } from '@welding/domain/values/money';
import { describe, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { storePushDevice } from '../../functions/src/messages/push-devices.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { kindsTo } from '../support/client-mails.ts';
import { storedMail } from '../support/mails.ts';
import { testDevice } from '../support/push-devices.ts';
import { createTestAppointment } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callDesk } from './call-api.ts';
import { ago, cash, collectShop, storedPayment } from './collect-shop.ts';
import { read } from './money.ts';
import { awaitNotice } from './push-notices.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

const at = collectShop();
const { shop, collect, collected } = at;

describe('collected money that is taken back', () => {
  const takeBack = (payment: Payment, seconds: number, more: object = {}, bearer = at.wes.token) => {
    const { paidAt: tapped = '' } = payment;
    const body = { of: 'collect', tapped, at: new Date(Date.parse(tapped) + seconds * 1_000).toISOString() };
    return callDesk('POST', `appointments/${at.visit.id}/take-back`, { ...body, ...more }, { bearer });
  };
  const asked = async () => (await storedVisit(at.visit.id)).amountToCollect;

  test('is voided once: the invoice is open again, the visit asks for it, and the client’s receipt is void', async () => {
    const finish = { at: ago(100), hours: 2, amountToCollect: 600 };
    await callDesk('POST', `appointments/${at.visit.id}/finish`, finish, { bearer: at.wes.token });
    const invoice = await shop.sent(540);
    const payment = await collected();
    expect([(await findInvoice(invoice.id))?.status, await asked()]).toEqual(['paid', 60]);
    await expect
      .poll(async () => (await storedMail(mailId('receipt', payment.id))).status, { timeout: 20_000 })
      .toBe('sent');
    for (const _ of [1, 2]) expect((await takeBack(payment, 59)).status).toBe(200);
    expect((await storedPayment(payment.id)).status).toBe('canceled');
    expect([(await findInvoice(invoice.id))?.status, await asked()]).toEqual(['open', 600]);
    expect(
      (await kindsTo(shop.client.email)).filter((kind) => kind.startsWith('receipt')).toSorted(),
    ).toEqual(['receipt', 'receipt-void']);
    expect(await latestChanges(payment.id, 1)).toMatchObject([{ action: 'took back' }]);
  });

  test.each([
    ['before', 600],
    ['after', 40],
  ] as const)('or voided is added again to what the welder said to collect %s it', async (when, said) => {
    const finish = (minutes: number) =>
      callDesk(
        'POST',
        `appointments/${at.visit.id}/finish`,
        { at: ago(minutes), hours: 2, amountToCollect: said },
        { bearer: at.wes.token },
      );
    if (when === 'before') await finish(100);
    const payment = await collected();
    if (when === 'after') await finish(80);
    const left = await asked();
    const voiding = { updatedAt: null, reason: 'Another job’s cash' };
    const bearer = shop.tokens.owner;
    expect((await callDesk('POST', `payments/${payment.id}/void`, voiding, { bearer })).status).toBe(200);
    expect([left, await asked()]).toEqual(when === 'before' ? [60, 600] : [40, 580]);
  });

  test('can be taken back by its collector for a minute, then by the office with a reason until handed over', async () => {
    const payment = await collected();
    expect(await answerTo(takeBack(payment, 61))).toEqual([409, takeBackMessages.tooLate]);
    expect(await answerTo(takeBack(payment, 10, {}, shop.tokens.welder))).toEqual([
      403,
      visitTapMessages.notYours,
    ]);
    expect(await answerTo(takeBack(payment, 10, {}, shop.tokens.office))).toEqual([
      400,
      takeBackMessages.reasonRequired,
    ]);
    expect(
      await answerTo(takeBack({ ...payment, paidAt: ago(7) }, 10, { reason: 'Typo' }, shop.tokens.office)),
    ).toEqual([409, takeBackMessages.gone]);
    const handOver = { updatedAt: null };
    await callDesk('POST', `payments/${payment.id}/handed-over`, handOver, { bearer: shop.tokens.office });
    expect(await answerTo(takeBack(payment, 10, { reason: 'Typo' }, shop.tokens.office))).toEqual([
      409,
      takeBackMessages.handedOver,
    ]);
    const next = await collected(cash({ amount: 20, tappedAt: ago(80) }));
    expect((await takeBack(next, 900, { reason: 'Typo' }, shop.tokens.office)).status).toBe(200);
  });

  test('is for the office after five minutes on the server, whatever time the phone sends', async () => {
    const payment = await collected();
    const stored = (await payments()).doc(payment.id);
    await stored.withConverter(null).update({ createdAt: new Date(Date.now() - 6 * 60_000) });
    expect(await answerTo(takeBack(payment, 10))).toEqual([409, takeBackMessages.tooLate]);
    expect((await takeBack(payment, 10, { reason: 'Typo' }, shop.tokens.office)).status).toBe(200);
  });

  test('notifies owner and office once', async () => {
    const owner = testDevice();
    await storePushDevice(owner.subscription, { staffId: (await createTestStaff('owner')).id });
    const payment = await collected();
    for (const _ of [1, 2]) await takeBack(payment, 10);
    expect(await awaitNotice(owner, new RegExp(`^money-taken-back_${payment.id}$`))).toMatchObject({
      title: 'Collected money was taken back',
      body: formatDollars(payment.amount),
      path: `/desk/projects/${shop.project.id}`,
    });
  });

  test('belongs to its visit, also with another payment of the same time, and when assigned', async () => {
    const { client, project, tokens } = shop;
    const alone = await createTestAppointment(client, { welderId: at.wes.id });
    const json = cash({ amount: 20 });
    const here = await collected(json);
    const { id } = read(collectedResponseSchema, await collect(json, { id: alone.id }));
    const assigned = { updatedAt: null, clientId: client.id, projectId: project.id };
    expect((await callDesk('PATCH', `payments/${id}`, assigned, { bearer: tokens.office })).status).toBe(200);
    const body = { of: 'collect', tapped: json.tappedAt, at: ago(0), reason: 'Typo' };
    const back = await callDesk('POST', `appointments/${alone.id}/take-back`, body, {
      bearer: tokens.office,
    });
    expect(back.status).toBe(200);
    expect([(await storedPayment(here.id)).status, (await storedPayment(id)).status]).toEqual([
      'succeeded',
      'canceled',
    ]);
  });
});
