import { expect, type Page } from '@playwright/test';
import { deskPaths } from '@welding/domain/paths';
import { closeDialog } from '../close-dialog.ts';
import { openPanel, unfold } from '../desk-page.ts';
import { leadTo } from '../lead-to.ts';
import { darkPhone, expectNoSidewaysScroll, type Looks, lightPhone } from '../look.ts';
import { longName, type Shop } from './shop.ts';
import type { Screen } from './walk.ts';

/** A tablet's width instead of a desktop's. */
const phoneAndTablet: Looks = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 768 },
];

/** Waits for a screen's text. */
const says = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};

const kindOf = (path: string) => new URL(path, 'http://desk').pathname.replaceAll(/[\w-]{36}/g, '');

/** Navigates without loading the page. A screen of the same kind loads the page again. */
export async function leadDeskTo(page: Page, path: string): Promise<void> {
  if (kindOf(page.url()) === kindOf(`/desk${path}`)) await page.goto(`/desk${path}`);
  else await leadTo(page, `/desk${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The desk before sign-in. */
export const deskDoor: readonly Screen[] = [
  {
    ...{ name: 'the door, wrong', path: '/desk/sign-in' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'a password forgotten',
    open: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
];

/** All screens of the owner, from Today to the settings. */
export function ownersScreens({ client, project, estimate, declined, draft, invoice, ...shop }: Shop) {
  const of = { client: client.id, project: project.id };
  const refund = (page: Page) => page.getByRole('dialog', { name: 'Refund' });
  const screens: readonly Screen[] = [
    {
      ...{ name: 'today', path: '', mixed: true, looks: lightPhone, large: true },
      open: async (page, say) => {
        await expect(page.getByRole('heading', { level: 1, name: /Olivia/ })).toBeVisible();
        await expect(page.getByText('Greta Muñoz').first()).toBeVisible();
        if (say('en', 'es') === 'es') return;
        await expect(page.getByText(/Overdue invoices/).first()).toBeVisible();
        await expect(
          (await unfold(page, 'Emails that did not go out')).getByText(shop.subject),
        ).toBeVisible();
        const toGive = await unfold(page, 'Another welder needed');
        await expect(toGive.getByRole('button', { name: /^Send \S/ }).first()).toBeVisible();
        await expectNoSidewaysScroll(page, [768, 1920]);
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    {
      ...{
        name: 'a request',
        path: `/requests/${shop.request}`,
        looks: phoneAndTablet,
        large: true,
        longer: true,
      },
      open: says(/same phone|mismo teléfono/),
    },
    { name: 'requests', path: '/requests', looks: phoneAndTablet, large: true, mixed: true },
    {
      ...{ name: 'a client', path: `/clients/${client.id}`, looks: phoneAndTablet, large: true },
      open: async (page, say) => {
        await expect(page.getByText(invoice.number).first()).toBeVisible();
        if (say('en', 'es') === 'es') return;
        const mails = await openPanel(page, 'Emails');
        await expect(mails.getByRole('listitem')).toHaveCount(4);
        await expect(mails).toContainText('Withdrawn');
        await mails.getByText('Read it').first().click();
      },
    },
    {
      ...{ name: 'a mail to write', only: 'en' },
      open: async (page) => {
        await page.getByRole('button', { name: 'Write to Inés' }).click();
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByText('Subject is required', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'clients',
      path: `/clients?q=${longName}`,
      looks: phoneAndTablet,
      large: true,
      mixed: true,
      open: says(/^Inés/),
    },
    { name: 'a new client', path: '/clients/new', looks: phoneAndTablet, large: true },
    { name: 'requests that are closed', path: '/requests?show=closed', mixed: true, only: 'es' },
    {
      name: 'projects',
      path: '/projects',
      looks: lightPhone,
      large: true,
      mixed: true,
      open: says(project.title),
    },
    {
      ...{ name: 'a project to move', only: 'en', looks: lightPhone },
      open: async (page) => {
        await page.getByRole('button', { name: `Move ${project.title}` }).click();
        await page.getByRole('button', { name: 'Complete …' }).click();
      },
    },
    { name: 'a project', path: `/projects/${project.id}`, looks: lightPhone, open: says(project.title) },
    {
      ...{ name: 'a payment to record', only: 'en', looks: lightPhone },
      open: (page) => page.getByRole('button', { name: 'Record a payment' }).click(),
    },
    {
      ...{ name: 'a project to change', only: 'en', looks: lightPhone },
      open: async (page) => {
        await closeDialog(page);
        await openPanel(page, 'Details');
        await page.getByRole('button', { name: 'Edit details' }).click();
      },
    },
    {
      ...{ name: 'a refund', only: 'en' },
      open: async (page) => {
        const paid = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
        const refundable = paid.filter({ has: page.getByRole('button', { name: 'Refund …' }) });
        await refundable
          .filter({ hasText: '$100.00' })
          .first()
          .getByRole('button', { name: 'Refund …' })
          .click();
        const lower = refund(page).getByRole('radio', { name: 'Lower the bill by the same amount' });
        await expect(lower).toBeVisible();
      },
    },
    {
      ...{ name: 'a new project', path: deskPaths.newProject(client.id), looks: lightPhone, large: true },
      open: toldOfLanguage,
    },
    {
      ...{ name: 'money', path: '/money', large: true, mixed: true },
      open: says(/Disputed: answer the bank in Stripe until|^Dinero$/),
    },
    {
      ...{ name: 'a refund by hand', only: 'en' },
      open: async (page) => {
        const back = page.getByRole('region', { name: 'Returned refunds' }).getByRole('listitem');
        await back.filter({ hasText: '$90.00' }).first().getByRole('button', { name: 'Refund …' }).click();
        await expect(refund(page).getByLabel('Amount', { exact: true })).toHaveValue('40.00');
        await refund(page).getByRole('radio', { name: 'Check' }).check();
        await expect(refund(page)).toContainText('Pay it back yourself');
      },
    },
    {
      ...{ name: 'estimates', path: '/money/estimates?show=approved', mixed: true },
      open: async (page) => {
        await says(estimate.number)(page);
        // After scrolling the top bar would cover the filters.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      },
    },
    {
      ...{ name: 'an estimate', path: deskPaths.estimate(estimate.id), longer: true },
      open: says(/The seal is broken|sello/),
    },
    {
      name: 'settings',
      path: '/settings',
      looks: lightPhone,
      large: true,
      longer: true,
      open: addToSettings,
    },
    { name: 'an estimate declined', path: deskPaths.estimate(declined.id), only: 'es' },
    { name: 'invoices', path: '/money/invoices', large: true, mixed: true, open: says(invoice.number) },
    {
      ...{ name: 'an invoice', path: deskPaths.invoice(invoice.id), longer: true },
      open: says('Una bisagra menos'),
    },
    {
      ...{ name: 'an estimate to write', path: deskPaths.newEstimate(of), large: true },
      open: async (page, say) => {
        await toldOfLanguage(page, say);
        if (say('en', 'es') === 'es') {
          await expect(page.getByLabel('Unidad')).toHaveValue('hora');
          return;
        }
        await page.getByRole('button', { name: 'Save draft' }).click();
        await expect(page.getByRole('alert')).toHaveText(/^Description is required\. And 1 more/);
        await page.getByLabel('Sales tax in percent').fill('8.25');
        await page.getByLabel('Description').fill('Hang the gate');
        // At the top of the page the bar covers none of the buttons whose sizes are checked.
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    { name: 'a draft', path: deskPaths.estimate(draft.id), only: 'es' },
    { name: 'an invoice to write', path: deskPaths.newInvoice(of), only: 'es', open: toldOfLanguage },
    { name: 'the price book', path: deskPaths.priceBook, only: 'es', mixed: true },
    { name: 'what jobs earned', path: deskPaths.earnings, looks: lightPhone, large: true, mixed: true },
    { name: 'money settings', path: '/settings/money' },
    { name: 'move in', path: deskPaths.imports, looks: lightPhone, large: true },
    { name: 'move out', path: deskPaths.takeout, looks: lightPhone, large: true },
    ...(['day', 'week', 'list'] as const).map(
      (view): Screen => ({
        ...{ name: `calendar, ${view}`, path: `/calendar?view=${view}&day=${shop.day}` },
        ...{ looks: lightPhone, mixed: true, ...(view === 'day' && { large: true }) },
        open: async (page) => {
          await expect(page.getByRole('link', { name: /Inés/ }).first()).toBeVisible();
        },
      }),
    ),
    {
      ...{ name: 'a visit to confirm', path: deskPaths.visit(shop.toConfirm), looks: lightPhone },
      open: async (page, say) => {
        if (say('en', 'es') === 'es') return;
        await expect(page.getByRole('button', { name: 'Confirm this time' })).toBeVisible();
      },
    },
    {
      ...{
        name: 'a new visit',
        path: deskPaths.newVisit({ client: client.id }),
        looks: lightPhone,
        large: true,
      },
      open: async (page, say) => {
        await toldOfLanguage(page, say);
        if (say('en', 'es') === 'es') return;
        await page.getByRole('button', { name: 'Schedule visit' }).click();
        await expect(page.getByText('Title is required').first()).toBeVisible();
      },
    },
    { name: 'a block', path: '/calendar/blocks/new', looks: lightPhone },
    { name: 'a day to move', path: deskPaths.moveDay(shop.welder.id, shop.day), looks: lightPhone },
    { name: 'a block of every week', path: '/calendar/recurring/new', looks: lightPhone },
    { name: 'any day to move', path: '/calendar/move-day', only: 'es', mixed: true },
    { name: 'hours', path: '/calendar/hours', looks: lightPhone, large: true, mixed: true },
    {
      name: 'staff',
      path: '/settings/staff',
      looks: lightPhone,
      large: true,
      mixed: true,
      open: says(shop.owner.email),
    },
    { name: 'nothing here', path: '/nowhere', only: 'en' },
    {
      ...{ name: 'what is found', looks: lightPhone, mixed: true },
      open: async (page, say) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox', { name: say('Search', 'Buscar') }).fill(longName);
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
  ];
  return screens;

  /** The desk says when a client reads another language. */
  async function toldOfLanguage(page: Page, say: (en: string, es: string) => string): Promise<void> {
    if (say('en', 'es') === 'en') return;
    await expect(page.getByText('Inés lee en inglés: lo que escriba no se traduce.')).toBeVisible();
  }

  async function addToSettings(page: Page, say: (en: string, es: string) => string): Promise<void> {
    if (say('en', 'es') === 'es') return;
    await page.getByRole('button', { name: 'Add a day' }).click();
    await page.getByRole('button', { name: 'Add a rate' }).click();
    await page.getByRole('checkbox').last().uncheck();
  }
}

/** All screens of a welder: the day with its dialogs, the calendar and the hours. */
export function weldersScreens({ visit }: Shop): readonly Screen[] {
  const stop = (page: Page) => page.getByRole('article', { name: `Inés ${longName}` }).first();
  return [
    {
      ...{ name: 'today', path: '', looks: lightPhone, large: true, longer: true },
      open: async (page, say) => {
        await expect(stop(page)).toContainText(say('Arrive 9–10 AM', 'Llegar 9–10 a. m.'));
        await expect(page.getByRole('article', { name: 'Greta Muñoz' })).toContainText('Lee');
        await expectNoSidewaysScroll(page, [768]);
      },
    },
    {
      ...{ name: 'a visit that is done', looks: lightPhone },
      open: async (page, say) => {
        await stop(page)
          .getByRole('button', { name: say('On my way', 'Voy en camino') })
          .click();
        await expect(stop(page).getByRole('button', { name: say('Undo', 'Deshacer') })).toBeVisible();
        await stop(page)
          .getByRole('button', { name: say('Finish', 'Terminar'), exact: true })
          .click();
        await expect(stop(page).getByLabel(say('Hours worked', 'Horas trabajadas'))).toBeVisible();
      },
    },
    {
      ...{ name: 'a visit that cannot be done, its photos and expenses', looks: lightPhone },
      open: async (page, say) => {
        const click = (en: string, es: string) =>
          stop(page)
            .getByRole('button', { name: say(en, es) })
            .click();
        await click('Not yet', 'Todavía no');
        await click('Can’t do this job', 'No se puede hacer');
        const why = say('Why can’t you do this job?', '¿Por qué no se puede hacer este trabajo?');
        await expect(stop(page).getByLabel(why)).toBeVisible();
        await stop(page)
          .getByText(new RegExp(`^${say('Photos', 'Fotos')}`))
          .first()
          .click();
        await stop(page).getByText(say('My expenses', 'Mis gastos')).click();
        await expect(stop(page).getByText(say('No expenses yet.', 'Todavía no hay gastos.'))).toBeVisible();
      },
    },
    {
      ...{ name: 'a payment to collect', looks: lightPhone },
      open: async (page, say) => {
        await stop(page)
          .getByRole('button', { name: say('Collect $', 'Cobrar $') })
          .click();
        await expect(page.getByRole('dialog').getByLabel(say('Amount', 'Monto'))).toBeVisible();
      },
    },
    { name: 'calendar', path: deskPaths.calendar, looks: darkPhone, longer: true },
    { name: 'a visit', path: deskPaths.visit(visit), looks: darkPhone },
    { name: 'my hours', path: '/calendar/hours', looks: darkPhone },
  ];
}
