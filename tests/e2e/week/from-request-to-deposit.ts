import { expect } from '@playwright/test';
import { mailsTo as writtenTo } from '../../support/client-mails.ts';
import { codeSentTo } from '../../support/codes.ts';
import { awaitMail, mailsTo } from '../../support/mailbox.ts';
import { tokenOf } from '../../support/token-of.ts';
import { cards, typeCard } from '../checkout-page.ts';
import { typeCode } from '../confirm-page.ts';
import { countTaps } from '../count-taps.ts';
import { drawOn } from '../draw-on.ts';
import { eventually } from '../fixtures.ts';
import { findSignal, loseSignal, openWithWorker } from '../network/offline-test.ts';
import { queuedQuotes } from '../network/quote-form.ts';
import { expectSignedIn, sendSignIn } from '../portal-page.ts';
import { fillQuote, submitButton } from '../quote-form-page.ts';
import { jobTitle, type PeopleOfTheWeek } from './people-of-the-week.ts';

export async function requestWithoutSignal(people: PeopleOfTheWeek): Promise<void> {
  const { client, network, quote, toClient, languages } = people;
  const queued = queuedQuotes(client, languages.client);
  await openWithWorker(client, toClient.path('/'));
  await loseSignal(client, network);
  await fillQuote(client, quote, languages.client);
  await submitButton(client, languages.client).click();
  await expect(queued).toHaveCount(1);
  await findSignal(client, network);
  // After a busy response the device tries again later.
  await eventually(queued).toHaveCount(0);
}

/** From the request to an estimate of $1,000.00 with a deposit of half, in nine taps, without an earlier mail. */
export async function acceptAndSendEstimate(people: PeopleOfTheWeek): Promise<void> {
  const { office, quote } = people;
  const { taps } = await countTaps(office);
  await office.getByRole('link', { name: `Dana ${quote.lastName} New`, exact: true }).click();
  await office.getByRole('button', { name: 'Accept and write the estimate' }).click();
  await eventually(office.getByRole('heading', { level: 1, name: 'New estimate' })).toBeVisible();
  await office.getByRole('button', { name: /^Labor, / }).click();
  await office.getByRole('group', { name: 'Line 1' }).getByLabel('Quantity').fill('8');
  await office.getByLabel('Deposit', { exact: true }).fill('50');
  await office.getByRole('button', { name: 'Save draft' }).click();
  const before = await mailsTo(quote.email);
  // The only mail so far confirms the request.
  expect(
    before
      .map(({ subject }) => subject)
      .filter((subject) => /accept|estimate|acept|presupuesto/i.test(subject)),
  ).toEqual([]);
  await office.getByRole('button', { name: 'Send …' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Send estimate' }).click();
  await awaitMail(quote.email, before.length + 1);
  expect(taps.length, `taps from the request to the sent estimate: ${taps}`).toBeLessThanOrEqual(9);
  await office.getByRole('link', { name: jobTitle }).first().click();
  await expect(office.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  people.projectAddress = office.url();
}

/** Signs in to the portal and confirms by a code, so that it shows amounts. */
export async function openPortal({ client, quote, toClient, languages }: PeopleOfTheWeek): Promise<void> {
  await client.goto(toClient.path('/dashboard'));
  await sendSignIn(client, quote, { language: languages.client });
  await expectSignedIn(client, quote, languages.client);
  await client.getByRole('button', { name: toClient.seeThem }).click();
  const before = (await writtenTo(quote.email)).length;
  await client.getByRole('button', { name: toClient.sendMeCode }).click();
  const { code } = await codeSentTo(quote.email, before + 1);
  await typeCode(client, code, languages.client);
  await eventually(
    client.getByRole('link', { name: new RegExp(`^${toClient.estimate}`) }).first(),
  ).toBeVisible();
}

/** Approves the estimate and pays its deposit on the client's phone, from the mail, in four taps and the card's fields. */
export async function signAndPayDeposit(people: PeopleOfTheWeek): Promise<void> {
  const { phone, quote, toClient, languages } = people;
  const mail = (await mailsTo(quote.email)).find(({ text }) => text.includes('/e/'));
  await phone.goto(toClient.path(`/e/${tokenOf(mail ?? { text: 'no mail' }, 'e')}`));
  const { taps } = await countTaps(phone);
  await phone.getByRole('button', { name: toClient.openEstimate }).click();
  await phone.getByLabel(toClient.fullName).fill('Dana Zamora');
  await drawOn(phone, languages.client);
  await phone.getByRole('button', { name: toClient.approve('$1,000.00') }).click();
  await typeCard(phone, cards.good);
  await phone.getByRole('button', { name: toClient.pay('$500.00'), exact: true }).click();
  await eventually(phone.getByText(toClient.depositPaid)).toBeVisible();
  expect(taps.length, `taps to approve and pay: ${taps}`).toBeLessThanOrEqual(4);
}
