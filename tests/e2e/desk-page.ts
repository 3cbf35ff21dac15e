import { expect, type Locator, type Page } from '@playwright/test';
import { deskApiPaths } from '@welding/domain/api-paths';
import type { Staff } from '@welding/domain/entities/staff';
import type { Language } from '@welding/domain/values/language';
import { deskLanguageKey } from '../../web/src/shared/storage/storage-keys.ts';
import { keptDeskSession } from '../support/kept-session.ts';
import { testPassword } from '../support/staff.ts';
import { openSignedIn } from './open-signed-in.ts';
import { readDatabases } from './read-databases.ts';
import { saidToWelders } from './said-to-welders.ts';

/** Fills in the desk's sign-in form and sends it. */
export async function sendSignIn(page: Page, email: string, password = testPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the desk's first screen as this signed-in person, in this language. */
export async function openDesk(page: Page, person: Staff, language: Language = 'en'): Promise<void> {
  await openDeskAt(page, person, '/desk', language);
  await expectAtDesk(page, person, language);
}

/** Opens the desk at an address as this signed-in person. */
export async function openDeskAt(
  page: Page,
  person: Staff,
  path: string,
  language: Language = 'en',
): Promise<void> {
  if (language !== 'en')
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      deskLanguageKey,
      language,
    ] as const);
  await openSignedIn(page, await keptDeskSession(person), path);
  await expect(page.getByRole('button', { name: saidToWelders[language].signOut })).toBeVisible();
}

export async function expectAtDesk(
  page: Page,
  { name }: Pick<Staff, 'name'>,
  language: Language = 'en',
): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: saidToWelders[language].hello(name) }),
  ).toBeVisible();
}

export async function expectDoor(page: Page): Promise<void> {
  await expect(page).toHaveURL('/desk/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** This browser's stored data: keys, caches, and databases with their keys. */
export async function storedOnDevice(
  page: Page,
): Promise<{ keys: string[]; caches: string[]; databases: string[] }> {
  const stores = await readDatabases(page);
  const others = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
  }));
  return { ...others, databases: stores.flatMap(({ store, keys }) => keys.map((key) => `${store} ${key}`)) };
}

/** Opens a screen through the desk's bar, because the page may have other links to it. */
export async function openScreen(page: Page, name: string, language: Language = 'en'): Promise<void> {
  await page
    .getByRole('navigation', { name: saidToWelders[language].screens })
    .getByRole('link', { name })
    .click();
}

/** Opens what each job was billed and paid. */
export async function openAccounts(page: Page): Promise<void> {
  await openScreen(page, 'Money');
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Jobs' }).click();
}

/** A section under Needs you, unfolded if it has several entries. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const kind = page.getByRole('region', { name: title });
  const folded = kind.locator('details:not([open]) > summary');
  await expect(async () => {
    if ((await folded.count()) > 0) await folded.click({ timeout: 5_000 });
    await expect(kind.getByRole('listitem').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return kind;
}

/** A short limit, because a failed look is repeated. */
const quickly = expect.configure({ timeout: 3_000 });

/**
 * Waits until Today shows other people's changes. It refreshes every two minutes, and at once when someone returns from
 * another screen, so this leaves and returns until the change appears.
 */
export async function hearOnToday(
  page: Page,
  news: (expectIt: typeof quickly) => Promise<void>,
  language: Language = 'en',
): Promise<void> {
  const { calendar, today } = saidToWelders[language];
  await expect(async () => {
    await openScreen(page, calendar, language);
    await expect(page.getByRole('heading', { level: 1, name: calendar })).toBeVisible();
    const answered = page.waitForResponse(`**${deskApiPaths.jobSheets}`);
    await openScreen(page, today, language);
    await answered;
    await news(quickly);
  }).toPass();
}

/** A section of a screen that starts as one line, opened. */
export async function openPanel(page: Page, title: string): Promise<Locator> {
  const panel = page.getByRole('region', { name: title });
  const folded = panel.locator('> details:not([open]) > summary');
  await panel.waitFor();
  if ((await folded.count()) > 0) await folded.click();
  return panel;
}

/** Chooses from the "…" menu. */
export async function chooseAction(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
