import { newInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, expect, test, vi } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { createInvoice, creditInvoice, sendInvoice } from '../../functions/src/invoices/write-invoice.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { invoiceBody } from './money.ts';

beforeAll(() => configureFunctions());

test('sending an invoice succeeds when the write’s answer is lost and a credit follows', async () => {
  const [owner, office] = await Promise.all([createTestStaff('owner'), createTestStaff('office')]);
  const project = await createTestProject(await createTestClient());
  const sender = { actor: actorOf(office), once: undefined };
  const { id } = await createInvoice(newInvoiceSchema.parse(invoiceBody(project, 100)), sender);
  const { commit } = WriteBatch.prototype;
  const lost = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    await commit.call(this);
    const { updatedAt = null } = (await findInvoice(id)) ?? {};
    await creditInvoice(
      { updatedAt, amount: 1, reason: 'Rounded' },
      { actor: actorOf(owner), once: undefined },
      id,
    );
    throw Object.assign(new Error('Aborted'), { code: 10 });
  });
  const sent = await sendInvoice({ updatedAt: null }, sender, id);
  lost.mockRestore();
  expect(sent).toMatchObject({ onPortal: true, credited: 1, balance: 99 });
});
