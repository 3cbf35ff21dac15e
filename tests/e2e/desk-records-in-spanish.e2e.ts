import type { Page } from '@playwright/test';
import { texts as samplePrices } from '@welding/domain/business/sample-price-book-texts.en';
import { createTestPayment, createTestQuote } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { leadTo } from './lead-to.ts';
import { spokenEnglish } from './spoken-english.ts';

const firestoreNews = /permission-denied|Missing or insufficient permissions|@firebase\/firestore/;

/** A client with all that the office keeps of one, typed in Spanish or chosen among our services. */
async function recordsOfAClient() {
  const client = await createTestClient({ firstName: 'Inés', lastName: 'Muñoz' });
  const project = await createTestProject(client, {
    title: 'Metal Structure Repairs',
    description: 'Bisagra rota',
  });
  const lines = [
    { kind: 'labor' as const, description: 'Soldar bisagra', quantity: 2.5, unit: 'hour', unitPrice: 120 },
    { kind: 'material' as const, description: 'Placa', quantity: 2, unitPrice: 50 },
  ];
  const paper = { project, lines, recipient: { name: 'Inés Muñoz', address: '1400 S Michigan Ave' } };
  const estimate = await createTestEstimate(client, {
    ...paper,
    questions: [{ at: new Date().toISOString(), text: '¿Incluye pintura?' }],
    awaitsAnswer: true,
  });
  const declined = await createTestEstimate(client, {
    ...paper,
    status: 'declined',
    declinedAt: estimate.createdAt,
  });
  const draft = await createTestEstimate(client, { ...paper, status: 'draft' });
  const invoice = await createTestInvoice(client, {
    ...paper,
    credited: 25,
    credits: [{ number: 'CN-1', amount: 25, reason: 'Una bisagra menos', at: estimate.createdAt }],
  });
  await createTestPayment(client.id, { projectId: project.id, invoiceId: invoice.id, amount: 100 });
  const { id: request } = await createTestQuote({
    ...{ firstName: 'Inés', lastName: 'Muñoz', phone: client.phone, zip: '60505', language: 'es' as const },
    description: 'Bisagra rota',
    intake: { metal: 'steel', thickness: 'thin', tank: 'yes' },
    priceRange: { low: 300, high: 380 },
  });
  return { client, project, estimate, declined, draft, invoice, request };
}

/** What the sample data have staff typed in English, where it names a button of its own. */
const typedByStaff: readonly string[] = Object.values(samplePrices);

/** Names of buttons and regions that say what somebody else typed: a project's title, a person. */
const namesOfOthers = /^(Mover|Lo tiene|Entregado:) /;

/** What is said anywhere on a page whose data are Spanish, or, where the data are everybody's, in the desk's own places. */
async function expectSpanish(page: Page, path: string, where: 'anywhere' | 'own words') {
  await leadTo(page, `/desk/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  const said = await spokenEnglish(page, where);
  const ours = said.filter(
    (text) =>
      !typedByStaff.some((typed) => text.endsWith(typed)) &&
      !(where === 'own words' && namesOfOthers.test(text)),
  );
  expect.soft(ours, path).toEqual([]);
}

test('The office reads no English among requests, clients and money', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  const { client, project, estimate, declined, draft, invoice, request } = await recordsOfAClient();
  await openDesk(page, await createTestStaff('owner', 'Olivia'), 'es');
  for (const path of [
    `requests/${request}`,
    `clients/${client.id}`,
    'clients/new',
    `projects/${project.id}`,
    `projects/new?client=${client.id}`,
    `money/estimates/${estimate.id}`,
    'settings',
    `money/estimates/${declined.id}`,
    `money/estimates/new?client=${client.id}&project=${project.id}`,
    `money/estimates/${draft.id}`,
    `money/invoices/new?client=${client.id}&project=${project.id}`,
    `money/invoices/${invoice.id}`,
    'settings/money',
  ])
    await expectSpanish(page, path, 'anywhere');
  for (const path of [
    'requests',
    'clients',
    'requests?show=closed',
    'projects',
    'money',
    'money/estimates',
    'money/invoices',
    'money/price-book',
    'money/stripe',
    'money/earnings',
    'settings/staff',
  ])
    await expectSpanish(page, path, 'own words');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Buscar' }).fill('Muñoz');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await spokenEnglish(page, 'own words')).toEqual([]);
});
