import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import { collectedResponseSchema } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import { beforeAll, beforeEach } from 'vitest';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { createTestAppointment } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** $540 in cash, taken an hour and a half ago. */
export const cash = (fields: object = {}) => ({ amount: 540, method: 'cash', tappedAt: ago(90), ...fields });

/** The stored payment. @throws when there is none */
export async function storedPayment(id: string): Promise<Payment> {
  const payment = await findPayment(id);
  if (!payment) throw new Error('Nothing was stored');
  return payment;
}

/** A shop where the welder Wes has a new visit at a project of $540 in each test. */
export function collectShop() {
  const shop = moneyShop({ title: 'Gate hinge', estimatedCost: 540 });
  let wes: { readonly id: string; readonly name: string; readonly token: string };
  let visit: Appointment;
  beforeAll(async () => {
    const welder = await createTestStaff('welder');
    wes = { id: welder.id, name: welder.name, token: await staffToken(welder) };
  });
  beforeEach(async () => {
    const { client, project } = shop;
    // Today at any hour, so that the day's job sheets include it.
    const scheduledDate = new Date().toISOString();
    visit = await createTestAppointment(client, {
      welderId: wes.id,
      projectId: project.id,
      scheduledDate,
    });
  });
  const collect = (json: object, { id = visit.id, bearer = wes.token, key = randomUUID() as string } = {}) =>
    callDesk('POST', `appointments/${id}/collect`, json, { bearer, key });
  return {
    shop,
    get wes() {
      return wes;
    },
    get visit() {
      return visit;
    },
    collect,
    /** Wes's stored collection. */
    collected: async (json: object = cash()) =>
      storedPayment(read(collectedResponseSchema, await collect(json)).id),
  };
}
