import { chicagoDate } from '@welding/domain/values/chicago-day';
import { createTestStaff } from '../support/staff.ts';
import { openDesk, openScreen } from './desk-page.ts';
import { CuttableNetwork } from './network/cuttable-network.ts';
import {
  expect,
  findSignal,
  loseSignal,
  openWithWorker,
  test,
  workerIsReady,
} from './network/offline-test.ts';
import { queuedQuotes } from './network/quote-form.ts';
import { expectSignedIn, fillSignInForm, projectsCard } from './portal-page.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';

test('A request from a phone without a signal becomes a client, a project and a finished, paid visit', async ({
  page: visitor,
  network,
  browser,
  stack,
  watchConsole,
  allowConsole,
}) => {
  allowConsole(/firestore|Firestore|permission/);
  const unique = Date.now().toString(36);
  const quote = { ...sampleQuote(), lastName: `Zamora${unique}` };
  const [oscar, abe] = await Promise.all([
    createTestStaff('office', 'Oscar'),
    // Early in the alphabet: a desk lists no more people than any shop has, and other tests add theirs.
    createTestStaff('welder', `Abe ${unique}`),
  ]);
  const welderNetwork = await CuttableNetwork.open(stack.hosting);
  const open = async (baseURL: string) => {
    const context = await browser.newContext({ baseURL });
    watchConsole(context);
    return await context.newPage();
  };
  const [office, welder] = await Promise.all([open(stack.hosting), open(welderNetwork.origin)]);
  try {
    await openDesk(office, oscar);
    await openDesk(welder, abe);
    await workerIsReady(welder);
    await openScreen(office, 'Requests');

    await openWithWorker(visitor);
    await loseSignal(visitor, network);
    await fillQuote(visitor, quote);
    await submitButton(visitor).click();
    await expect(queuedQuotes(visitor)).toHaveCount(1);
    await findSignal(visitor, network);
    // A busy server is asked again after a while.
    await expect(queuedQuotes(visitor)).toHaveCount(0, { timeout: 120_000 });

    const request = office.getByRole('article', { name: `Dana ${quote.lastName}, new` });
    await expect(request).toBeVisible();
    await request.getByRole('link', { name: `Dana ${quote.lastName}`, exact: true }).click();
    await office.getByLabel('Project title').fill('Dump truck frame');
    await office.getByRole('button', { name: 'Just accept' }).click();
    await office.getByRole('link', { name: 'Open the project' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Dump truck frame' })).toBeVisible();
    await office.getByRole('button', { name: 'Edit details' }).click();
    await office.getByLabel('Estimated cost').fill('1,200');
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByRole('button', { name: 'Edit details' })).toBeVisible();
    const projectAddress = office.url();

    await visitor.goto('/dashboard');
    await fillSignInForm(visitor, quote);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expectSignedIn(visitor, quote);
    const project = projectsCard(visitor).getByRole('listitem').filter({ hasText: 'Dump truck frame' });
    await expect(project).toContainText('Pending');

    await office.getByRole('link', { name: 'Plan a visit' }).click();
    await expect(office.getByRole('button', { name: 'Plan visit' })).toBeVisible();
    await expect(office.getByText(quote.email)).toBeVisible();
    await office.getByLabel(/^Date and time/).fill(`${chicagoDate(new Date())}T12:00`);
    await office.getByLabel('Welder').selectOption(abe.name);
    await office.getByRole('button', { name: 'Plan visit' }).click();

    const stop = welder.getByRole('article', { name: `Dana ${quote.lastName}` });
    await expect(stop).toContainText('To collect: $1,200.00');
    await loseSignal(welder, welderNetwork);
    for (const step of ['On my way', 'Start', 'Finish']) {
      await stop.getByRole('button', { name: step, exact: true }).click();
    }
    const form = welder.getByRole('form', { name: 'Finish the visit' });
    await form.getByLabel('Hours worked').fill('1.5');
    await form.getByLabel('Note for the office').fill('Paid in cash');
    await form.getByRole('button', { name: 'Finish the visit' }).click();
    await expect(welder.getByText('3 taps wait on this phone')).toBeVisible();

    await openScreen(office, 'Today');
    const ofDana = office.getByRole('listitem').filter({ hasText: `Dana ${quote.lastName}` });
    const row = ofDana.filter({ hasText: 'Abe' });
    await expect(row).toContainText(abe.name);
    await expect(row).not.toContainText('on the way');
    await findSignal(welder, welderNetwork);
    await expect(row).toContainText('1.5 h, $1,200.00 to collect', { timeout: 120_000 });
    await row.getByText('Notes').click();
    await expect(row).toContainText('Paid in cash');
    await expect(welder.getByText(/taps? waits? on this phone/)).toBeHidden();

    await office.goto(projectAddress);
    await expect(project).toContainText('In Progress');
    await expect(office.getByRole('button', { name: 'Put back to Pending' })).toBeVisible();
    await office.getByRole('button', { name: /^Complete/ }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Complete project' }).click();
    await expect(project).toContainText('Completed');
    await office.getByRole('button', { name: 'Record a payment' }).click();
    const dialog = office.getByRole('dialog', { name: 'Record a payment' });
    await expect(dialog.getByLabel('Amount')).toHaveValue('1200.00');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(office.getByRole('region', { name: 'Payments' })).toContainText('Balance$0.00');
    await expect(office.getByRole('region', { name: 'Visits' })).toContainText('Completed');
  } finally {
    await Promise.all([office.context().close(), welder.context().close()]);
    welderNetwork.close();
  }
});
