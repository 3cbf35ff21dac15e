import type { Page } from '@playwright/test';
import type { Client } from '@welding/domain/entities/client';
import { atSite, paths } from '@welding/domain/paths';
import { clients } from '../../functions/src/data/clients.ts';
import { signMailPreferences } from '../../functions/src/messages/mail-preferences-token.ts';
import { moneyDesk } from '../api/money.ts';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestPayment } from '../support/desk.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { tokenOf } from '../support/token-of.ts';
import { confirm } from './confirm-page.ts';
import { expect, test } from './fixtures.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { expectSignedIn, signIn } from './portal-page.ts';
import { spokenEnglish } from './spoken-english.ts';

const inSpanish = (path: string) => atSite(path, 'es');

/** What is there to read on a page by now is Spanish, and nothing of it stands outside of a phone. */
async function expectSpanish(page: Page, name: string): Promise<void> {
  await expect(page.getByText(/^Cargando/).filter({ visible: true })).toHaveCount(0);
  expect.soft(await spokenEnglish(page, 'anywhere'), name).toEqual([]);
  await expectNoSidewaysScroll(page, [320, 768]);
}

/** A client who reads Spanish, with a job of ours by the name of its service and all that belongs to one. */
async function jobOfAClient() {
  const client = await createTestClient({ firstName: 'Inés', lastName: 'Muñoz' });
  await (await clients()).doc(client.id).update({ language: 'es' });
  const project = await createTestProject(client, { title: 'Aluminum Welding', description: 'Bisagra rota' });
  const description = 'Portón de la entrada';
  const scheduledDate = chicagoInstant(`${quietDay('Monday')}T09:00`).toISOString();
  await createTestAppointment(client, { description, scheduledDate, projectId: project.id });
  await createTestAppointment(client, { description, scheduledDate, outsideHours: true });
  const bearer = await staffToken(await createTestStaff('office'));
  const office = moneyDesk(() => bearer);
  const lines = [
    { kind: 'labor', description: 'Soldar bisagra', quantity: 2.5, unit: 'hour', unitPrice: 120 },
    { kind: 'material', description: 'Placa', quantity: 3, unit: 'ft', unitPrice: 50 },
  ];
  const draft = await office.draftEstimate(project, { lines, atHome: true, terms: 'Pago a 14 días.' });
  const estimate = await office.sendEstimate(draft);
  const estimateToken = tokenOf(await awaitMail(client.email), 'e');
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 90));
  const invoiceToken = tokenOf(await awaitMail(client.email, 2), 'i');
  await createTestPayment(client.id, { projectId: project.id, amount: 40 });
  return { client, project, estimate, invoice, estimateToken, invoiceToken };
}

async function openPortal(page: Page, client: Client): Promise<void> {
  await signIn(page, client);
  await page.goto(inSpanish(paths.dashboard));
  await expectSignedIn(page, client, 'es');
}

test.use({ viewport: { width: 360, height: 800 } });

test('A client reads no English in the portal, from the visits to the papers and the account', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/40[0-39]/);
  const { client, estimate, invoice } = await jobOfAClient();
  await page.goto(inSpanish(paths.dashboard));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Escriba un correo electrónico válido')).toBeVisible();
  await expectSpanish(page, 'the form, wrong');
  await openPortal(page, client);
  await page.getByRole('button', { name: 'Reservar cita', exact: true }).click();
  await expect(page.getByText('Faltan la fecha y la hora')).toBeVisible();
  await expectSpanish(page, 'the dashboard, with a booking that says too little');

  await page
    .getByRole('button', { name: /^Cambiar o cancelar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Reparación de camiones pesados' });
  await expect(dialog).toBeVisible();
  if (!isCodeAMust) {
    await expectSpanish(page, 'a visit, before the code');
    await confirm(page, client, 'es');
  }
  await expect(dialog.getByRole('button', { name: 'Cancelar esta visita' })).toBeVisible();
  await expectSpanish(page, 'a visit');
  await dialog.getByRole('button', { name: 'Cancelar esta visita' }).click();
  await expectSpanish(page, 'a visit to cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Soldadura de aluminio/ }).click();
  await expect(page.getByRole('dialog', { name: 'Soldadura de aluminio' })).toBeVisible();
  await expectSpanish(page, 'a project');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver historial de pagos' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Recibo/ })).toBeVisible();
  await expectSpanish(page, 'payments');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver y cambiar' }).click();
  await expect(page.getByLabel('Le escribimos en')).toBeVisible();
  await expectSpanish(page, 'the account');
  await expect(page.getByRole('link', { name: new RegExp(estimate.number) })).toBeVisible();
  await expectSpanish(page, 'the dashboard of a verified client');

  await page.goto(inSpanish(paths.estimate(estimate.id)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(estimate.number);
  await page.getByRole('button', { name: 'Hacer una pregunta' }).click();
  await page.getByRole('button', { name: 'Enviar pregunta' }).click();
  await expectSpanish(page, 'an estimate and a question about it');
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await page.getByRole('button', { name: /^Aprobar / }).click();
  await expect(page.getByText('Firme, o elija firmar')).toBeVisible();
  await expectSpanish(page, 'an estimate to decline, and to sign');
  await page.goto(inSpanish(paths.invoice(invoice.id)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.number);
  await expectSpanish(page, 'an invoice');
});

test('A client reads no English where mails lead, at the checkout and on addresses that are not there', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/40[0-49]|410/);
  configureFunctions();
  const { client, project, estimateToken, invoiceToken } = await jobOfAClient();
  const ended = 'A'.repeat(22);
  for (const [path, open] of [
    [paths.estimateLink(estimateToken), 'Abrir su presupuesto'],
    [paths.invoiceLink(invoiceToken), 'Abrir su factura'],
    [paths.estimateLink(ended), 'Abrir su presupuesto'],
  ] as const) {
    await page.goto(inSpanish(path));
    await expectSpanish(page, path);
    await page.getByRole('button', { name: open }).click();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('heading', { name: /[EV]-?\d/ }))
        .first(),
    ).toBeVisible();
    await expectSpanish(page, `${path}, opened`);
  }
  await page.goto(inSpanish(`${paths.mailPreferences}#${signMailPreferences(client.id)}`));
  await page.getByRole('button', { name: 'No recibir recordatorios' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Listo.' })).toBeVisible();
  await expectSpanish(page, 'reminders');
  for (const path of [paths.checkout, paths.checkoutProject('nothing-of-ours'), '/nowhere']) {
    await page.goto(inSpanish(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSpanish(page, path);
  }
  await openPortal(page, client);
  await page.goto(inSpanish(paths.checkoutProject(project.id)));
  await expect(page.getByRole('heading', { level: 1, name: 'Soldadura de aluminio' })).toBeVisible();
  await expect(page.locator('iframe').first()).toBeVisible();
  await expectSpanish(page, 'the checkout');
});
