import { expect, type Page } from '@playwright/test';
import { paths } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { signMailPreferences } from '../../../functions/src/messages/mail-links.ts';
import { storePaperLink } from '../../../functions/src/papers/paper-links.ts';
import { moneyDesk } from '../../api/money.ts';
import { chicagoInstant, quietDay } from '../../support/coming-day.ts';
import { configureFunctions } from '../../support/configure-functions.ts';
import { createTestPayment } from '../../support/desk.ts';
import { awaitMail } from '../../support/mailbox.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../support/sample.ts';
import { createTestStaff, staffToken } from '../../support/staff.ts';
import { tokenOf } from '../../support/token-of.ts';
import { cardForm, payButton } from '../checkout-page.ts';
import { confirm } from '../confirm-page.ts';
import { lightPhone } from '../look.ts';
import { chooseTime, expectSignedIn, projectsCard } from '../portal-page.ts';
import { longWord, photoElsewhere, speakSpanish } from './shop.ts';
import type { Say, Screen } from './walk.ts';

export type ClientsJob = Awaited<ReturnType<typeof jobOfAClient>>;

/** A client with a job named after its service, and all of its records. */
export async function jobOfAClient(language: Language) {
  const client = await createTestClient({ firstName: 'Inés', lastName: 'Muñoz' });
  if (language === 'es') await speakSpanish(client);
  const project = await createTestProject(client, {
    ...{ title: 'Aluminum Welding', description: 'Bisagra rota', beforePhotos: ['/favicon.svg'] },
    createdAt: '2099-01-01T00:00:00.000Z',
  });
  for (const status of ['pending', 'in_progress', 'completed', 'cancelled', 'on_hold'])
    await createTestProject(client, {
      ...{ title: `Untituloquenoterminanuncaysinespacios${status}`, status, estimatedCost: 99_999_999.99 },
      beforePhotos: [photoElsewhere],
    });
  const description = 'Portón de la entrada';
  const scheduledDate = chicagoInstant(`${quietDay('Thursday')}T09:00`).toISOString();
  await createTestAppointment(client, { description, scheduledDate, projectId: project.id });
  await createTestAppointment(client, { description, scheduledDate, outsideHours: true });
  for (const status of ['completed', 'cancelled', 'rescheduled'] as const)
    await createTestAppointment(client, { description, scheduledDate, status });
  const bearer = await staffToken(await createTestStaff('office'));
  const office = moneyDesk(() => bearer);
  const lines = [
    { kind: 'labor', description: `Soldar ${longWord}`, quantity: 2.5, unit: 'hour', unitPrice: 120 },
    { kind: 'material', description: 'Placa', quantity: 3, unit: 'ft', unitPrice: 50 },
  ];
  const draft = await office.draftEstimate(project, { lines, atHome: true, terms: 'Pago a 14 días.' });
  const estimate = await office.sendEstimate(draft);
  const estimateToken = tokenOf(await awaitMail(client.email), 'e');
  const invoice = await office.sendInvoice(await office.draftInvoice(project, 90));
  const invoiceToken = tokenOf(await awaitMail(client.email, 2), 'i');
  const endedToken = await storePaperLink({
    ...{ kind: 'invoice', paperId: invoice.id, clientId: client.id },
    ...{ person: 'client', email: `formerly-${client.email}` },
  });
  await createTestPayment(client.id, { projectId: project.id, amount: 40 });
  return { client, project, estimate, invoice, estimateToken, invoiceToken, endedToken };
}

/** The portal's sign-in. */
export const portalDoor: readonly Screen[] = [
  {
    ...{ name: 'the form', path: paths.dashboard, only: 'en' },
    open: async (page) => {
      // The form's code loads with the first touch.
      await page.getByLabel('Email').focus();
      await page.locator('form[data-ready]').waitFor();
    },
  },
  {
    ...{ name: 'the form, wrong', path: paths.dashboard },
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Sign in', 'Iniciar sesión') }).click();
      const wrong = say('Valid email is required', 'Escriba un correo electrónico válido');
      await expect(page.getByText(wrong)).toBeVisible();
    },
  },
  {
    ...{ name: 'the form, refused', only: 'en' },
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody-here@example.com');
      await page.getByLabel('Project ID or Phone').fill('1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const answer = page.getByRole('alert').filter({ hasText: 'We don’t have a client' });
      await expect(answer).toBeVisible();
    },
  },
];

/** The portal from the visits to the papers and the account. */
export function portalScreens(
  { client, estimate, invoice }: ClientsJob,
  language: Language,
): readonly Screen[] {
  const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const close = (page: Page) => page.keyboard.press('Escape');
  return [
    {
      ...{
        name: 'the dashboard, with a booking that says too little',
        path: paths.dashboard,
        large: true,
        longer: true,
      },
      open: async (page, say) => {
        await expectSignedIn(page, client, language);
        await expect(projectsCard(page, language).getByRole('listitem')).toHaveCount(6);
        await page
          .getByRole('button', { name: say('Schedule Appointment', 'Reservar cita'), exact: true })
          .click();
        await expect(
          page.getByText(say('Date and time is required', 'Faltan la fecha y la hora'), { exact: true }),
        ).toBeVisible();
        if (language === 'es') return;
        await chooseTime(page, '2099-11-01T01:30');
        await expect(page.getByText('comes twice')).toBeVisible();
      },
    },
    {
      name: 'a visit, before the code',
      open: async (page, say) => {
        await click(page, new RegExp(`^${say('Move or cancel', 'Cambiar o cancelar')}`));
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'a visit',
      open: async (page, say) => {
        await confirm(page, client, language);
        const cancel = say('Cancel this visit', 'Cancelar esta visita');
        await expect(page.getByRole('button', { name: cancel })).toBeVisible();
      },
    },
    {
      name: 'a visit to cancel',
      open: (page, say) => click(page, say('Cancel this visit', 'Cancelar esta visita')),
    },
    {
      name: 'a project',
      open: async (page, say) => {
        await close(page);
        const title = say('Aluminum Welding', 'Soldadura de aluminio');
        await projectsCard(page, language)
          .getByRole('button', { name: new RegExp(`^${title}`) })
          .click();
        await expect(page.getByRole('dialog', { name: title }).getByRole('img').first()).toBeVisible();
      },
    },
    {
      name: 'payments',
      open: async (page, say) => {
        await close(page);
        await click(page, say('View Payment History', 'Ver historial de pagos'));
        const receipt = page
          .getByRole('dialog')
          .getByRole('link', { name: new RegExp(`^${say('Receipt', 'Recibo')}`) });
        await expect(receipt).toBeVisible();
      },
    },
    {
      name: 'the account, and what a verified client sees',
      open: async (page, say) => {
        await close(page);
        await click(page, say('Edit my details', 'Cambiar mis datos'));
        await expect(page.getByLabel(say('Email', 'Le escribimos en'))).toBeVisible();
        await expect(page.getByRole('link', { name: new RegExp(estimate.number) })).toBeVisible();
      },
    },
    {
      ...{ name: 'an estimate and a question about it', path: paths.estimate(estimate.id) },
      open: async (page, say) => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText(estimate.number);
        await click(page, say('Ask a question', 'Hacer una pregunta'));
        await click(page, say('Send question', 'Enviar pregunta'));
      },
    },
    {
      name: 'an estimate to decline, and to sign',
      open: async (page, say) => {
        await click(page, say('Not now', 'Ahora no'));
        await page.getByRole('button', { name: say('Decline', 'Rechazar'), exact: true }).click();
        await click(page, new RegExp(`^${say('Approve', 'Aprobar')} `));
        await expect(
          page.getByText(say('Please sign, or choose', 'Firme, o elija firmar')).first(),
        ).toBeVisible();
      },
    },
    {
      ...{ name: 'an invoice', path: paths.invoice(invoice.id) },
      open: async (page) => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.number);
        await expect(page.locator('iframe').first()).toBeVisible();
        // Waits until the button has its final color.
        await expect(page.locator('button[type=submit]').last()).toBeEnabled();
      },
    },
  ];
}

/** The pages that mails link to. */
export function linkedScreens({
  client,
  project,
  estimateToken,
  invoiceToken,
  endedToken,
}: ClientsJob): readonly Screen[] {
  configureFunctions();
  const linked = (name: string, path: string, button: (say: Say) => string): readonly Screen[] => [
    { ...{ name, path, looks: lightPhone } },
    {
      ...{ name: `${name}, opened`, looks: lightPhone, ...(name === 'an estimate' && { longer: true }) },
      open: async (page, say) => {
        await page.getByRole('button', { name: button(say) }).click();
        const paper = page.getByRole('heading', { name: /-?\d{3,}/ });
        await expect(page.getByRole('alert').or(paper).first()).toBeVisible();
      },
    },
  ];
  const openEstimate = (say: Say) => say('Open your estimate', 'Abrir su presupuesto');
  const openInvoice = (say: Say) => say('Open your invoice', 'Abrir su factura');
  return [
    ...linked('an estimate', paths.estimateLink(estimateToken), openEstimate),
    ...linked('an invoice', paths.invoiceLink(invoiceToken), openInvoice),
    ...linked('an unknown link', paths.estimateLink('A'.repeat(22)), openEstimate),
    ...linked('an ended link', paths.invoiceLink(endedToken), openInvoice),
    {
      ...{ name: 'reminders', path: `${paths.mailPreferences}#${signMailPreferences(client.id)}` },
      open: async (page, say) => {
        await page.getByRole('button', { name: say('Stop reminders', 'No recibir recordatorios') }).click();
        await expect(page.getByRole('status').filter({ hasText: say('Done.', 'Listo.') })).toBeVisible();
      },
    },
    { name: 'the checkout of nothing of ours', path: paths.checkoutProject('nothing-of-ours') },
    {
      ...{ name: 'the checkout', path: paths.checkout, looks: lightPhone, large: true, longer: true },
      open: async (page, say) => {
        if (say('en', 'es') === 'en') await expect(payButton(page)).toBeEnabled();
      },
    },
    {
      ...{ name: 'a card that is typed in half', only: 'en', looks: lightPhone },
      open: async (page) => {
        await cardForm(page).getByText('Test cards').click();
        await payButton(page).click();
        await expect(cardForm(page).getByText('Your card number is incomplete.')).toBeVisible();
      },
    },
    {
      ...{ name: 'the checkout of a project', path: paths.checkoutProject(project.id) },
      open: (page) => expect(page.locator('iframe').first()).toBeVisible(),
    },
  ];
}
