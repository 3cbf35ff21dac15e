import { createTestStaff } from '../support/staff.ts';
import { expectAtDesk, openDesk } from './desk-page.ts';
import { eventually } from './fixtures.ts';
import { deploymentB } from './network/deployment.ts';
import { expect, findSignal, loseSignal, test, workerIsReady } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';

const offer = 'A new version is ready.';
test('The desk opens from the device without a signal, for whoever is signed in; a new version is offered and takes no form away', {
  tag: '@all',
}, async ({ page, network, allowConsole, browser }) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(/firestore|Firestore/);
  const person = await createTestStaff('office');
  await openDesk(page, person);
  await workerIsReady(page);
  await loseSignal(page, network);
  await page.goto('/desk');
  await expectAtDesk(page, person);
  await expect(page.getByText('No signal.')).toBeVisible();
  await findSignal(page, network);
  await expect(page.getByText('No signal.')).toBeHidden();

  network.deployment = deploymentB;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await eventually(page.getByText(offer)).toBeVisible();
  await expect(page.locator('script[type="module"][src$=".b.js"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await eventually(page.locator('script[type="module"][src$=".b.js"]')).toHaveCount(1);
  await expectAtDesk(page, person);
  await expect(page.getByText(offer)).toHaveCount(0);
});
