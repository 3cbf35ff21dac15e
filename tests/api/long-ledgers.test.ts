import { randomUUID } from 'node:crypto';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, test } from 'vitest';
import { costOf } from '../../functions/src/costs/job-costs.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { depositDueOf, openInvoiceOf } from '../../functions/src/invoices/open-invoice.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { createTestPayment, type DeskPeople, deskPeople } from '../support/desk.ts';
import { aPayment } from '../support/entities.ts';
import { anInvoice } from '../support/money-entities.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { callApi } from './call-api.ts';

let desk: DeskPeople;
let project: Project;
beforeAll(async () => {
  desk = await deskPeople();
  const client = await createTestClient();
  project = await createTestProject(client, { status: 'in_progress' });
  const [batch, ofPayments, ofInvoices] = [await newBatch(), await payments(), await invoices()];
  const own = { clientId: client.id, projectId: project.id };
  // Ids that sort before the relevant ones, because tests of stolen cards fill the front of the list.
  for (let index = 0; index < 2_001; index += 1) {
    const failed: Payment = aPayment({ ...own, id: `a-${randomUUID()}`, amount: 9, status: 'failed' });
    batch.set(ofPayments.doc(failed.id), failed);
  }
  for (let index = 0; index < 201; index += 1) {
    const id = `00000000-${randomUUID().slice(9)}`;
    batch.set(ofInvoices.doc(id), anInvoice({ ...own, id, number: id, status: 'void' }));
  }
  await batch.commit();
});

test('project totals are right beyond two hundred invoices and two thousand payments', async () => {
  const client = { id: project.clientId };
  const estimate = await createTestEstimate(client, { project, status: 'approved', depositAmount: 400 });
  const invoice = await createTestInvoice(client, { project, id: `ffffffff-${randomUUID().slice(9)}` });
  expect((await depositDueOf(estimate)).dueCents).toBe(40_000);
  await createTestPayment(project.clientId, { projectId: project.id, amount: 300 });
  expect([(await depositDueOf(estimate)).dueCents, (await costOf(project.id))?.paid]).toEqual([10_000, 300]);
  expect((await openInvoiceOf(project.id))?.id).toBe(invoice.id);
  const json = { ...{ clientId: project.clientId, projectId: project.id }, amount: 100, method: 'cash' };
  const paidOn = chicagoDate(new Date());
  const paid = await callApi('POST', '/api/desk/payments', {
    json: { ...json, paidOn },
    bearer: desk.tokens.office,
  });
  expect([paid.status, paid.status === 201 ? '' : paid.text]).toEqual([201, '']);
  expect((await depositDueOf(estimate)).dueCents).toBe(0);
});
