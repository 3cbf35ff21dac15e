import type { Page } from '@playwright/test';
import { deskPaths, paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { moneyDesk } from '../api/money.ts';
import { createTestQuote } from '../support/desk.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { tokenOf } from '../support/token-of.ts';
import { todayAt } from '../support/visits.ts';
import { payButton } from './checkout-page.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { leadTo } from './lead-to.ts';
import { bookingForm, projectsCard, signIn } from './portal-page.ts';
import { crowdedTexts } from './pseudo-language/crowded-texts.ts';
import { lookInPseudo } from './pseudo-language/look-in-pseudo.ts';
import { speakEnglish, speakPseudo } from './pseudo-language/pseudo-language.ts';

test('Our words become longer and get accents; names, amounts and days stay', { tag: '@all' }, async ({
  page,
}) => {
  await page.setContent(`<button>Get Free Quote</button>
    <p>Quote for Jordan, $1,250.00 on Mon, Nov 30, 2026</p> <p>${business.name}</p><input placeholder="Description"><p>somebody@example.com</p>`);
  const said = await speakPseudo(page);
  await expect(page.locator('body')).toContainText(
    `[Géét Fréééé Qúúóótéé] [Qúúóótéé fóór Jordan, $1,250.00 óón Mon, Nov 30, 2026] ${business.name}somebody@example.com`,
  );
  await expect(page.getByPlaceholder('[Dééscrííptííóón]')).toBeVisible();
  await speakEnglish(said);
  await expect(page.getByRole('button', { name: 'Get Free Quote', exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Description', { exact: true })).toBeVisible();
});

test('What is cut, sticks out or lies over something is found, and nothing else', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.setContent(`<style>* { box-sizing: border-box } p, button, div { width: 80px; white-space: nowrap }</style>
    <p style="overflow: hidden">Cut off at its end</p>
    <p style="overflow: hidden; text-overflow: ellipsis">Get Free Quote</p>
    <p style="overflow: hidden; text-overflow: ellipsis">Typed by somebody, and long</p>
    <a href="#" title="Request Free Quote"><p style="overflow: hidden; text-overflow: ellipsis">Request Free Quote</p></a>
    <p style="overflow: hidden; height: 20px; white-space: normal">Cut off below its third line</p>
    <button>Wider than its button</button>
    <div style="display: flex; width: 60px; border: 1px solid"><p>Beside</p><p>Past the border</p></div>
    <p style="overflow-x: auto">In a scroller of its own</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">For ears alone</p>
    <div style="position: relative; width: auto"><a href="#">One</a><a href="#" style="position: absolute; left: 8px">Other</a></div>
    <p style="width: auto; white-space: normal">A sentence that breaks as it should, over as many lines as it needs</p>
    <div style="position: relative; width: 120px"><input style="width: 120px; padding-right: 40px">
      <button style="position: absolute; right: 4px; width: 30px">Eye</button></div>
    <div style="width: 120px"><a href="#" style="display: block; margin-bottom: -10px; padding-bottom: 10px">Larger</a><p>Below it</p></div>
    <select style="width: 80px"><option>Longer than its field</option></select>
    <select style="appearance: none; width: 80px; white-space: normal"><option>Over some lines</option></select>`);
  const found = (await crowdedTexts(page)).join('\n');
  for (const part of [
    '"Cut off at its end" is cut sideways',
    '"Get Free Quote" is cut sideways',
    'third line" is cut below',
    '"Wider than its button" sticks out',
    '"Past the border" sticks out',
  ])
    expect(found).toContain(part);
  expect(found).toContain('lies over');
  expect(found).toContain('"Longer than its field" is cut in its field');
  expect(found).not.toMatch(/scroller|ears|sentence|Typed|Request|Eye|Larger|some lines/);
});

test('The pages of the site have room for longer words', { tag: '@all' }, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/status of 404/);
  const more = process.env['PSEUDO'] ? [paths.privacy, '/nowhere'] : [];
  for (const path of [...more, paths.services, paths.home]) {
    await page.goto(path);
    await hydrated(page);
    // The code of a form comes once it is near, and React compares the form's words with its own.
    for (const form of await page.locator('form[method=dialog]').all()) await form.scrollIntoViewIfNeeded();
    await expect(page.locator('form[method=dialog]:not([data-ready])')).toHaveCount(0);
    await lookInPseudo(page, path);
  }
  await page.getByRole('button', { name: '24/7 Emergency' }).first().click();
  await lookInPseudo(page, 'hotline');
});

test('What a client sees has room for longer words: the portal, a paper and the checkout', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const client = await createTestClient({ firstName: 'Morgan' });
  const project = await createTestProject(client, { title: 'Trailer frame', finalCost: 400 });
  await createTestAppointment(client);
  const office = await staffToken(await createTestStaff('office'));
  const desk = moneyDesk(() => office);
  await desk.sendEstimate(await desk.draftEstimate(project));
  const token = tokenOf(await awaitMail(client.email), 'e');
  await page.goto(paths.estimateLink(token));
  await page.getByRole('button', { name: 'Open your estimate' }).click();
  await expect(page.getByLabel('Your full name')).toBeVisible();
  await lookInPseudo(page, 'paper');
  await page.goto(paths.checkoutProject(project.id));
  await expect(payButton(page)).toBeEnabled();
  await lookInPseudo(page, 'checkout');
  await signIn(page, client);
  await expect(projectsCard(page).getByRole('listitem')).toHaveCount(1);
  await expect(bookingForm(page).getByRole('group', { name: 'Days' })).toBeVisible();
  await lookInPseudo(page, 'dashboard');
});

async function lookAt(desk: Page, addresses: readonly string[]): Promise<void> {
  for (const path of addresses) {
    await leadTo(desk, `/desk${path}`);
    await lookWhenLoaded(desk, path);
  }
}

async function lookWhenLoaded(desk: Page, name: string): Promise<void> {
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByText(/^Loading/)).toHaveCount(0);
  await lookInPseudo(desk, name);
}

test('What a welder sees has room for longer words: the day and the calendar', { tag: '@all' }, async ({
  page,
}) => {
  test.slow();
  const welder = await createTestStaff('welder', 'Wendy');
  const client = await createTestClient({ firstName: 'Morgan' });
  const visit = { clientName: 'Morgan Example', welderIds: [welder.id], scheduledDate: todayAt(9) };
  await createTestAppointment(client, visit);
  await openDesk(page, welder);
  await lookWhenLoaded(page, 'today');
  await lookAt(page, [deskPaths.calendar]);
});

test('What the owner sees has room for longer words: a request, papers and settings', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const client = await createTestClient({ firstName: 'Morgan' });
  const { id: request } = await createTestQuote({
    serviceType: 'aluminum',
    intake: { metal: 'steel', tank: 'yes' },
  });
  const { id: estimate } = await createTestEstimate(client);
  const { id: invoice } = await createTestInvoice(client);
  await openDesk(page, await createTestStaff('owner', 'Olivia'));
  await lookAt(page, [
    deskPaths.request(request),
    deskPaths.estimate(estimate),
    deskPaths.invoice(invoice),
    deskPaths.settings,
  ]);
});
