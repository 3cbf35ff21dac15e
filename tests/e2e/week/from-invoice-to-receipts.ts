import { expect, type Locator, type Page } from '@playwright/test';
import { awaitMail, mailsTo } from '../../support/mailbox.ts';
import { cards, typeCard } from '../checkout-page.ts';
import { chooseAction, hearOnToday, openScreen, unfold } from '../desk-page.ts';
import { eventually } from '../fixtures.ts';
import type { TypedQuote } from '../quote-form-page.ts';
import { jobTitle, type PeopleOfTheWeek } from './people-of-the-week.ts';

/** From Today's finished work to an invoice of the agreed total, without typing a line, an amount or a date. */
export async function invoiceTheRest({ office, quote }: PeopleOfTheWeek): Promise<void> {
  await openScreen(office, 'Today');
  for (const visit of await visitsOfToday(office, quote))
    await eventually(visit).toContainText('$280.00 to collect');
  const finished = await unfold(office, 'Finished, not invoiced');
  const job = finished.getByRole('link', { name: new RegExp(jobTitle) }).filter({ hasText: quote.lastName });
  await eventually(job).toBeVisible();
  await job.click();
  await expect(office.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
  await expect(office.getByText('Filled in: $1,180.00')).toBeVisible();
  const line = (number: number) => office.getByRole('group', { name: `Line ${number}` });
  await expect(line(1).getByLabel('Quantity')).toHaveValue('8');
  await expect(line(2).getByLabel('Description')).toHaveValue('Second bracket');
  await office.getByRole('button', { name: 'Save draft' }).click();
  const before = (await mailsTo(quote.email)).length;
  await office.getByRole('button', { name: 'Send …' }).click();
  const dialog = office.getByRole('dialog', { name: 'Send this invoice?' });
  await expect(dialog).toContainText('$1,180.00');
  await dialog.getByRole('button', { name: 'Send invoice' }).click();
  await expect(dialog).toBeHidden();
  await awaitMail(quote.email, before + 1);
}

/** The welder's phone shows the invoice's QR code; the client pays by card on their own phone. */
export async function payByCode(people: PeopleOfTheWeek): Promise<void> {
  const { welder, office, quote, phone, stops, toClient, toWelder, languages } = people;
  const collect = stops[1].getByRole('button', { name: toWelder.collect('$280.00') });
  await hearOnToday(welder, (expectIt) => expectIt(collect).toBeVisible(), languages.welder);
  await collect.click();
  const dialog = welder.getByRole('dialog', { name: toWelder.collectAPayment });
  await dialog.getByRole('button', { name: toWelder.byCard }).click();
  const shown = dialog.getByRole('region', { name: new RegExp(`^${toWelder.invoice} INV-\\d+$`) });
  await expect(shown).toContainText('$280.00');
  await expect(shown.getByRole('img', { name: toWelder.qrCode })).toBeVisible();
  const link = await shown.getByRole('link', { name: '/i/' }).getAttribute('href');
  expect(link).toMatch(new RegExp(`:\\d+${toClient.path('/i/')}[\\w-]{22}$`));
  await welder.keyboard.press('Escape');

  await phone.goto(link ?? '');
  await phone.getByRole('button', { name: toClient.openInvoice }).click();
  await typeCard(phone, cards.good);
  await phone.getByRole('button', { name: toClient.pay('$280.00'), exact: true }).click();
  await eventually(phone.getByText(toClient.invoicePaid, { exact: true }).first()).toBeVisible();
  await openScreen(office, 'Today');
  for (const visit of await visitsOfToday(office, quote))
    await eventually(visit).not.toContainText('to collect');
}

/** The two visits in the office's view. */
async function visitsOfToday(office: Page, { lastName }: TypedQuote): Promise<Locator[]> {
  const day = office.getByRole('region', { name: "Today's visits" });
  const visits = day.getByRole('listitem').filter({ hasText: lastName });
  await expect(visits).toHaveCount(2);
  for (const visit of await visits.all()) await expect(visit).toContainText(/finished .*, 4 h/);
  return await visits.all();
}

export async function completeTheJob({ owner }: PeopleOfTheWeek): Promise<void> {
  await chooseAction(owner, /^Complete/);
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete project' }).click();
  await expect(dialog).toBeHidden();
}

/** Refunds a part of the card payment, which the client does not owe again. */
export async function refund({ owner }: PeopleOfTheWeek, amount: string): Promise<void> {
  const payments = owner.getByRole('region', { name: 'Payments' });
  const byCard = payments.getByRole('listitem').filter({ hasText: '$280.00' });
  await byCard.getByRole('button', { name: 'Refund …' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByLabel('Reason').fill('The second bracket was thinner');
  await expect(dialog.getByText('Balance after this: $0.00')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Keep the bill as it is: the client owes it again' }).check();
  await expect(dialog.getByText(`Balance after this: $${amount}`)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Lower the bill by the same amount' }).check();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await eventually(dialog).toBeHidden();
}

/** Every payment has a receipt by mail and in the portal. A refund is shown with its payment. */
export async function findReceipts({ client, quote, toClient }: PeopleOfTheWeek): Promise<void> {
  const amounts = ['$500.00', '$400.00', '$280.00'];
  const subjects = async () => (await mailsTo(quote.email)).map(({ subject }) => subject);
  const expected = [...amounts.map(toClient.receiptSubject), toClient.refundSubject('$45.25')];
  await eventually.poll(subjects).toEqual(expect.arrayContaining(expected));
  await client.getByRole('button', { name: toClient.viewHistory }).click();
  const history = client.getByRole('dialog');
  for (const amount of amounts)
    await expect(history.getByRole('link', { name: toClient.receiptLink(amount) })).toBeVisible();
  await expect(history).toContainText(toClient.refundedToYou('$45.25'));
  await client.keyboard.press('Escape');
}

/** The client sees the finished work in the portal. */
export async function seePhotos({ client, job, toClient }: PeopleOfTheWeek): Promise<void> {
  await job.getByRole('button').click();
  const dialog = client.getByRole('dialog', { name: toClient.jobTitle });
  await eventually(dialog.getByRole('img', { name: toClient.photoAfter })).toBeVisible();
  await expect(dialog).toContainText(toClient.paid('$1,134.75'));
  await client.keyboard.press('Escape');
}
