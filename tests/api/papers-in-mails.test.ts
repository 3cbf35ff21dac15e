import { randomUUID } from 'node:crypto';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { beforeAll, expect, test } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { awaitMail } from '../support/mailbox.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callDesk } from './call-api.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

stackAddresses();
let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const post = async (path: string, json: unknown) => {
  const answer = await callDesk('POST', path, json, { bearer: desk.tokens.office, key: randomUUID() });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json();
};
const lines = [{ kind: 'labor', description: 'Weld the bracket', quantity: 2, unit: 'hour', unitPrice: 120 }];

test('mails with an estimate, an invoice or a receipt have the PDF attached', async () => {
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Boom lift bracket' });
  const own = { clientId: client.id, projectId: project.id, lines };

  const estimate = estimateSchema.parse(await post('estimates', { ...own, validUntil: '2099-12-31' }));
  await post(`estimates/${estimate.id}/send`, { updatedAt: estimate.updatedAt ?? null });
  const first = await paperOf(await awaitMail(client.email));
  expect(first.filename).toBe(`Estimate ${estimate.number}.pdf`);
  expect(first.words).toContain('Boom lift bracket');
  expect(first.words).toContain('$240.00');

  const invoice = invoiceSchema.parse(await post('invoices', { ...own, dueDate: '2099-12-31' }));
  await post(`invoices/${invoice.id}/send`, { updatedAt: invoice.updatedAt ?? null });
  const second = await paperOf(await awaitMail(client.email, 2));
  expect(second.filename).toBe(`Invoice ${invoice.number}.pdf`);
  expect(second.words).toContain('$240.00');

  await post('payments', { invoiceId: invoice.id, amount: 100, method: 'cash' });
  const third = await paperOf(await awaitMail(client.email, 3));
  expect(third.filename).toMatch(/^Receipt \d{4}-\d\d-\d\d\.pdf$/);
  expect(third.words).toContain(`Payment for invoice ${invoice.number}`);
  expect(third.words).toContain('$140.00 is still to be paid');
});

async function paperOf({ attachments }: Awaited<ReturnType<typeof awaitMail>>) {
  expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  const [attachment] = attachments;
  if (!attachment) throw new Error('The mail brings nothing');
  const { pages } = await readPdf(Buffer.from(attachment.content, 'base64'));
  return { filename: attachment.filename, words: pages.join(' ') };
}
