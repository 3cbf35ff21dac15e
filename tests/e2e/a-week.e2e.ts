import type { Page } from '@playwright/test';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { tokenOf } from '../support/paper-links.ts';
import { createTestStaff } from '../support/staff.ts';
import { cards, typeCard } from './checkout-page.ts';
import { countTaps } from './count-taps.ts';
import { openDesk, openScreen, unfold } from './desk-page.ts';
import { drawOn } from './draw-on.ts';
import { CuttableNetwork } from './network/cuttable-network.ts';
import {
  expect,
  findSignal,
  loseSignal,
  openWithWorker,
  test,
  workerIsReady,
} from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { queuedQuotes } from './network/quote-form.ts';
import { expectSignedIn, fillSignInForm, projectsCard } from './portal-page.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';

/** What a request is for, and its project's title unless somebody writes another one. */
const title = 'Heavy-Duty Truck Repairs';

/** A busy server is asked again after a while. */
const afterTheSignal = { timeout: 120_000 };

test('A week: one job from a request without a signal to the paid invoice, read alike by all', async ({
  page: client,
  network,
  browser,
  stack,
  watchConsole,
  allowConsole,
}) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(/firestore|Firestore|permission/);
  const unique = Date.now().toString(36);
  const quote = { ...sampleQuote(), lastName: `Zamora${unique}` };
  const [olga, abe] = await Promise.all([
    createTestStaff('owner', 'Olga'),
    // Early in the alphabet: a desk lists no more people than any shop has, and other tests add theirs.
    createTestStaff('welder', `Abe ${unique}`),
  ]);
  const welderNetwork = await CuttableNetwork.open(stack.hosting);
  const open = async (baseURL: string) => {
    const context = await browser.newContext({ baseURL });
    watchConsole(context);
    return await context.newPage();
  };
  const [owner, welder, mail] = await Promise.all([
    open(stack.hosting),
    open(welderNetwork.origin),
    open(stack.hosting),
  ]);
  const figures = owner.getByRole('region', { name: 'Payments' }).locator('dl');
  const stop = welder.getByRole('article', { name: `Dana ${quote.lastName}` });
  const [first, second] = [stop.filter({ hasText: 'Arrive 12 PM' }), stop.filter({ hasText: 'Arrive 3 PM' })];
  const project = projectsCard(client).getByRole('listitem').filter({ hasText: title });
  let projectAddress = '';

  /** What each reads about the job at this moment; the client's page and the welder's are open all the while. */
  const allRead = async (read: { client: string[]; owner: string[]; welder?: string }) => {
    for (const text of read.client) await expect(project).toContainText(text, { timeout: 30_000 });
    if (owner.url() !== projectAddress) await owner.goto(projectAddress);
    for (const text of read.owner) await expect(figures).toContainText(text);
    if (read.welder) await expect(second).toContainText(read.welder);
  };

  try {
    await openDesk(owner, olga);
    await openDesk(welder, abe);
    await workerIsReady(welder);
    await openScreen(owner, 'Requests');

    await test.step('Monday: a request from a yard without a signal', async () => {
      await openWithWorker(client);
      await loseSignal(client, network);
      await fillQuote(client, quote);
      await submitButton(client).click();
      await expect(queuedQuotes(client)).toHaveCount(1);
      await findSignal(client, network);
      await expect(queuedQuotes(client)).toHaveCount(0, afterTheSignal);
    });

    await test.step('is accepted without a mail, and becomes an estimate', async () => {
      const counted = await countTaps(owner);
      const request = owner.getByRole('article', { name: `Dana ${quote.lastName}, new` });
      await request.getByRole('link', { name: `Dana ${quote.lastName}`, exact: true }).click();
      await owner.getByRole('button', { name: 'Accept and write the estimate' }).click();
      await expect(owner.getByRole('heading', { level: 1, name: 'New estimate' })).toBeVisible({
        timeout: 30_000,
      });
      await owner.getByRole('button', { name: /^Labor, / }).click();
      const labor = owner.getByRole('group', { name: 'Line 1' });
      await labor.getByLabel('Quantity').fill('8');
      await owner.getByLabel('Deposit', { exact: true }).fill('50');
      await owner.getByRole('button', { name: 'Save draft' }).click();
      const before = (await mailsTo(quote.email)).length;
      await owner.getByRole('button', { name: 'Send …' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Send estimate' }).click();
      await awaitMail(quote.email, before + 1);
      expect(
        counted.taps.length,
        `taps from the request to the sent estimate: ${counted.taps}`,
      ).toBeLessThanOrEqual(9);
      await owner.getByRole('link', { name: title }).first().click();
      await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
      projectAddress = owner.url();
    });

    await test.step('The client signs and pays the deposit from the mail', async () => {
      await client.goto('/dashboard');
      await fillSignInForm(client, quote);
      await client.getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(client, quote);
      await allRead({ client: ['Pending', 'Not scheduled yet'], owner: ['Paid$0.00'] });
      await signAndPay(mail, tokenOf(await newestPaper(quote.email), 'e'));
      await allRead({
        client: ['Pending', 'Agreed $1,000.00'],
        owner: ['Agreed$1,000.00', 'Paid$500.00', 'Balance$500.00'],
      });
    });

    await test.step('Tuesday: two visits are planned, and the first begins', async () => {
      for (const [clock, visit] of [
        ['12:00', first],
        ['15:00', second],
      ] as const) {
        await owner.goto(projectAddress);
        await owner.getByRole('link', { name: 'Plan a visit' }).click();
        await owner.getByLabel(/^Date and time/).fill(`${chicagoDate(new Date())}T${clock}`);
        await owner.getByLabel('Welder').selectOption(abe.name);
        await owner.getByRole('button', { name: 'Plan visit' }).click();
        await expect(visit).toContainText('To collect: $500.00');
      }
      await expect(project).not.toContainText('Not scheduled yet');
      await first.getByRole('button', { name: 'On my way', exact: true }).click();
      await first.getByRole('button', { name: 'Start', exact: true }).click();
      // Start follows On my way, which can be taken back for 20 seconds.
      await expect(project).toContainText('In Progress', { timeout: 60_000 });
    });

    await test.step('Extra work is signed on the welder’s phone without a signal', async () => {
      await owner.goto(projectAddress);
      await owner.getByRole('link', { name: /^E-\d+/ }).click();
      await owner.getByRole('link', { name: 'Change order' }).click();
      await owner.getByLabel('Description').fill('Second bracket');
      await owner.getByLabel('Unit price').fill('180');
      await owner.getByRole('button', { name: 'Save draft' }).click();
      await owner.getByRole('button', { name: 'Send …' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Send change order' }).click();
      // The welder looks at the calendar and comes back, where an open page asks every two minutes.
      await openScreen(welder, 'Calendar');
      await openScreen(welder, 'Today');
      await expect(first.getByText(/^To sign: Change order E-\d+-C1, \$180\.00/)).toBeVisible();
      await loseSignal(welder, welderNetwork);
      await first.getByRole('button', { name: 'Have it signed' }).click();
      const dialog = welder.getByRole('dialog', { name: /^Change order/ });
      await dialog.getByLabel('Your full name').fill('Dana Zamora');
      await drawOn(welder);
      await dialog.getByRole('button', { name: 'Sign for $180.00' }).click();
      await expect(first.getByText('Signed by Dana Zamora. It is being sent.')).toBeVisible();
      await findSignal(welder, welderNetwork);
      await allRead({
        client: ['In Progress', 'Agreed $1,180.00'],
        owner: ['Agreed$1,180.00', 'Paid$500.00', 'Balance$680.00'],
        welder: 'To collect: $680.00',
      });
    });

    await test.step('Wednesday: the work is finished where there is no signal', async () => {
      await loseSignal(welder, welderNetwork);
      for (const [visit, steps] of [
        [first, ['Finish']],
        [second, ['On my way', 'Start', 'Finish']],
      ] as const) {
        for (const step of steps) await visit.getByRole('button', { name: step, exact: true }).click();
        const form = welder.getByRole('form', { name: 'Finish the visit' });
        await form.getByLabel('Hours worked').fill('4');
        await form.getByRole('button', { name: 'Finish the visit' }).click();
        await expect(form).toBeHidden();
      }
      const counted = await countTaps(welder);
      await second.getByRole('button', { name: 'Collect $680.00' }).click();
      await welder.getByRole('dialog').getByRole('button', { name: 'I have $680.00' }).click();
      await expect(second.getByText('Collected $680.00 in cash. It is being sent.')).toBeVisible();
      await expect(second.getByText('To collect')).toHaveCount(0);
      expect(counted.taps.length, `taps to collect cash: ${counted.taps}`).toBeLessThanOrEqual(3);

      await findSignal(welder, welderNetwork);
      await expect(second.getByText('It is being sent.')).toHaveCount(0, afterTheSignal);
      await allRead({ client: ['In Progress'], owner: ['Agreed$1,180.00', 'Paid$1,180.00', 'Balance$0.00'] });
      await openScreen(owner, 'Money');
      const carried = owner.getByRole('region', { name: `With ${abe.name}: $680.00` });
      await carried.getByRole('button', { name: 'Handed over' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }).click();
      await expect(carried).toHaveCount(0);
      await openScreen(owner, 'Today');
      const finished = await unfold(owner, 'Finished, not invoiced');
      await expect(finished).toContainText(title, afterTheSignal);
      await finished
        .getByRole('link', { name: new RegExp(title) })
        .filter({ hasText: quote.lastName })
        .click();
      await expect(owner.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
      await expect(owner.getByText('Filled in: $1,180.00')).toBeVisible();
    });
  } finally {
    await Promise.all([owner, welder, mail].map((page) => page.context().close()));
    welderNetwork.close();
  }
});

/** The newest mail with the link to an estimate. */
async function newestPaper(email: string) {
  const mail = (await mailsTo(email)).find(({ text }) => /\/[ei]\//.test(text));
  if (!mail) throw new Error('No paper was mailed');
  return mail;
}

async function signAndPay(page: Page, token: string): Promise<void> {
  await page.goto(`/e/${token}`);
  const counted = await countTaps(page);
  await page.getByRole('button', { name: 'Open your estimate' }).click();
  await page.getByLabel('Your full name').fill('Dana Zamora');
  await drawOn(page);
  await page.getByRole('button', { name: 'Approve $1,000.00' }).click();
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: 'Pay $500.00', exact: true }).click();
  await expect(page.getByText('The deposit is paid. Thank you!')).toBeVisible({ timeout: 30_000 });
  expect(counted.taps.length, `taps to approve and pay: ${counted.taps}`).toBeLessThanOrEqual(4);
}
