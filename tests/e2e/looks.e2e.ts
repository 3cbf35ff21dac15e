import type { Page } from '@playwright/test';
import { apiPaths } from '@welding/domain/api-paths';
import { atSite, deskPaths, paths, servicePaths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { displayTypeface } from './display-typeface.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { expectFitsLargeText } from './large-text.ts';
import { darkPhone, expectNoSidewaysScroll, lookInEach, show } from './look.ts';
import { jobOfAClient, linkedScreens, portalDoor, portalScreens } from './looks/client-screens.ts';
import { deskDoor, leadDeskTo, ownersScreens, weldersScreens } from './looks/desk-screens.ts';
import { openShop, photoElsewhere } from './looks/shop.ts';
import { siteScreens } from './looks/site-screens.ts';
import { walk } from './looks/walk.ts';
import { lookAtWholePage, wholePages } from './looks/whole-page.ts';
import { bookingForm, projectsCard, signIn } from './portal-page.ts';

const tag = '@all';
/** Console messages of other clients' papers, of unknown addresses, and of a listener that ends. */
const expected =
  /status of 4(0[0-49]|10)|ApiError: 404|firestore|Firestore|permission|ERR_INTERNET_DISCONNECTED/;

const aPhone = { width: 360, height: 800 };

test.beforeEach(async ({ page, allowConsole }) => {
  test.setTimeout(300_000);
  allowConsole(expected);
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
  await page.route(photoElsewhere, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
});

for (const language of ['en', 'es'] as const) {
  const ofSite = {
    language,
    widths: [320, 768],
    // A county on the map.
    names: /^(Condado de )?Will(, IL)?$/i,
    goTo: async (page: Page, path: string) => {
      await page.goto(atSite(path, language));
      await hydrated(page);
    },
  };
  const ofPortal = {
    ...ofSite,
    goTo: async (page: Page, path: string) => {
      await page.goto(atSite(path, language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  };
  const ofDesk = {
    language,
    widths: [1280],
    // Buttons and regions with typed text: sample prices, a project's title, a person.
    names: /^(Mover|Lo tiene|Entregado:|Editar|Retirar) /,
    goTo: leadDeskTo,
  };

  test.describe(`in ${language}`, () => {
    test.use({ viewport: aPhone, locale: language === 'es' ? 'es-MX' : 'en-US' });

    test('A visitor reads every page, dialog and error of the site accessibly, in one language', {
      tag,
    }, async ({ page }) => {
      // The shop is closed, which makes its opening line longest.
      await page.clock.setFixedTime(new Date('2026-11-25T04:00:00Z'));
      await walk(page, siteScreens, ofSite);
    });

    test('The whole site is laid out before any interaction, without gaps, at every width', { tag }, async ({
      page,
    }) => {
      for (const path of wholePages)
        await test.step(path, () => lookAtWholePage(page, atSite(path, language)));
      await test.step('finished work that is still loading', async () => {
        await holdRequests(page, `**${apiPaths.work}`);
        await lookAtWholePage(page, atSite(paths.work, language), 'load');
      });
    });

    test('A client reads the portal accessibly, in one language', { tag }, async ({ page }) => {
      await walk(page, portalDoor, ofPortal);
      const job = await jobOfAClient(language);
      await signIn(page, job.client);
      await walk(page, portalScreens(job, language), ofPortal);
    });

    test('A client reads the pages of mail links and the checkout accessibly, in one language', {
      tag,
    }, async ({ page }) => {
      const job = await jobOfAClient(language);
      await walk(page, linkedScreens(job), ofPortal);
    });

    test('The owner reads every screen of the desk accessibly, in one language', { tag }, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const shop = await openShop();
      await openDesk(page, shop.owner, language);
      await walk(page, ownersScreens(shop), ofDesk);
    });

    test.describe('at work', () => {
      // High enough that the bar of screens covers nothing. People can scroll to what it covers.
      test.use({ viewport: { width: 360, height: 2400 } });

      test('A welder reads the day, the calendar and the hours accessibly, in one language', {
        tag,
      }, async ({ page }) => {
        const shop = await openShop();
        await openDesk(page, shop.welder, language);
        await walk(page, weldersScreens(shop), ofDesk);
      });
    });
  });
}

test('The desk is accessible at sign-in and offline, one key skips to its content, and its calendar prints', {
  tag,
}, async ({ page, context }) => {
  await walk(page, deskDoor, {
    language: 'en',
    widths: [],
    goTo: async (at, path) => void (await at.goto(path)),
  });
  const shop = await openShop();
  await openDesk(page, shop.owner);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await context.setOffline(true);
  await expect(page.getByText('No signal.')).toBeVisible();
  await lookInEach(page, 'offline', darkPhone);
  await context.setOffline(false);
  await page.goto(`/desk${deskPaths.calendar}?view=day&day=${shop.day}`);
  await expect(page.getByRole('link', { name: /Inés/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: /1400 S Michigan Ave/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeHidden();
});

test("In Spanish the desk's bar is one complete row on the smallest phone before the typeface loads", {
  tag,
}, async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const buttons = document.querySelectorAll('.desk-header button').length;
      if (buttons === 0) return;
      observer.disconnect();
      Object.assign(window, { buttonsAtFirst: buttons });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await openDesk(page, await createTestStaff('welder', 'Wendy'), 'es');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'English' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  const atFirst = await page.evaluate<unknown>('buttonsAtFirst');
  expect(atFirst).toBe(await bar.getByRole('button').count());
});

test('The portal has this reading order, and is accessible when empty and offline', { tag }, async ({
  page,
  context,
}) => {
  await show(page, darkPhone[0]);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Client Portal" [level=1]
      - text: Email
      - textbox "Email"
      - paragraph
      - text: Project ID or Phone
      - textbox "Project ID or Phone"
      - checkbox "Keep me signed in on this device" [checked]
      - text: Keep me signed in on this device
      - button "Sign in"
  `);
  const client = await createTestClient({ firstName: 'Morgan' });
  await signIn(page, client);
  await lookInEach(page, 'dashboard empty', darkPhone);
  await createTestProject(client, { title: 'Trailer frame' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome, Morgan" [level=1]
      - button "Logout"
      - region "Current Projects":
        - heading "Current Projects" [level=2]
        - list:
          - listitem:
            - button /Trailer frame Pending Not scheduled yet/
      - region "Upcoming Appointments":
        - heading "Upcoming Appointments" [level=2]
      - region "Payment Options":
        - link "Make Payment"
        - button "View Payment History"
      - region "Schedule Service":
        - group "Service":
          - radio "Metal Structure Repairs"
          - radio "Other"
        - combobox "Duration"
        - textbox "Date and time"
        - combobox "Project (optional)"
        - textbox "Description (optional)"
        - button "Schedule Appointment"
  `);
  await context.setOffline(true);
  await expect(projectsCard(page)).toContainText(/Offline: as of \d{1,2}:\d{2} [AP]M/);
  await bookingForm(page).getByRole('button', { name: 'Schedule Appointment' }).press('Enter');
  await expect(bookingForm(page)).toContainText('You are offline. Booking needs a connection');
  await expect(bookingForm(page).getByText('Title is required')).toBeHidden();
  const pay = page.getByRole('link', { name: 'Make Payment' });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription('You are offline. Paying needs a connection.');
  await lookInEach(page, 'dashboard offline', darkPhone);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Back online.' })).toBeVisible();
  await expect(pay).toBeEnabled();
});

test.describe('on a 360 px touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('Every touch target on the home page is big enough, and calling takes one tap', {
    tag,
  }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const call = page.getByRole('banner').getByRole('link', { name: business.phone });
    await expect(call).toBeVisible();
    expect((await call.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    // The call bar covers the end of the screen until it is scrolled. A screen as high as the page avoids that.
    await page.setViewportSize({ width: 360, height: await page.evaluate(() => document.body.scrollHeight) });
    await expectNoAxeViolations(page);
    const tooSmall = await page
      .locator(':is(a, button, select, textarea, input:not([type=radio], [type=file])):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('p') && !control.classList.contains('skip-link'))
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(tooSmall).toEqual([]);
  });
});

/** Phone, tablet and desktop, and 1280 px at a zoom of 200 % and of 400 %. */
const widths = [360, 768, 1280, 640, 320];

test('No part of the site overflows sideways, with and without the typeface', { tag }, async ({ page }) => {
  for (const path of [paths.home, paths.services, servicePaths.metal_structures]) {
    const letTypefaceCome = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expectNoSidewaysScroll(page, widths);
    letTypefaceCome();
    await displayTypeface(page);
    await expectNoSidewaysScroll(page, widths);
    await expectFitsLargeText(page);
  }
});
