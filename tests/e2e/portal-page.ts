import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import type { Language } from '@welding/domain/values/language';
import { mailsTo } from '../support/client-mails.ts';
import { codeSentTo } from '../support/codes.ts';
import { keptPortalSession } from '../support/kept-session.ts';
import { typeCode } from './confirm-page.ts';
import { eventually } from './fixtures.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { openSignedIn } from './open-signed-in.ts';
import { saidToClients } from './said-to-clients.ts';

type SignInOptions = { keep?: boolean; language?: Language };

/** Opens the portal as a client who is signed in. */
export async function signIn(page: Page, client: Client): Promise<void> {
  // Where a code is required, only the form can sign in.
  if (isCodeAMust) return signInByForm(page, client);
  const { request } = page.context();
  const answer = await request.get(`/api/clients/${encodeURIComponent(client.email)}?keep=1`);
  const { token } = clientSessionSchema.parse(await answer.json());
  await openSignedIn(page, await keptPortalSession(client, token), '/dashboard');
  await expectSignedIn(page, client);
}

/** Opens the portal and signs in with the form. */
export async function signInByForm(page: Page, client: Client, options: SignInOptions = {}): Promise<void> {
  await page.goto('/dashboard');
  await sendSignIn(page, client, options);
  await expectSignedIn(page, client);
}

/** Fills in the shown form and sends it, with the code if one is required. */
export async function sendSignIn(
  page: Page,
  client: Pick<Client, 'email'>,
  options: SignInOptions = {},
): Promise<void> {
  const { language = 'en' } = options;
  await fillSignInForm(page, client, options);
  const mailsBefore = isCodeAMust ? (await mailsTo(client.email)).length : 0;
  await page.getByRole('button', { name: saidToClients[language].signIn }).click();
  await enterCode(page, client, mailsBefore + 1, language);
}

/** Signs this browser in as another client through the cookie, as another site could, unnoticed by open pages. */
export async function swapCookie(context: BrowserContext, { email }: Pick<Client, 'email'>): Promise<void> {
  const { request } = context;
  if (!isCodeAMust) {
    expect((await request.get(`/api/clients/${encodeURIComponent(email)}`)).ok()).toBe(true);
    return;
  }
  await request.post('/api/sign-in/code', { data: { email } });
  const { code } = await codeSentTo(email);
  expect((await request.post('/api/sign-in/verify', { data: { email, code } })).ok()).toBe(true);
}

/** Types the code for a form just sent, if one is required. @param count of mails, including this one */
export async function enterCode(
  page: Page,
  { email }: Pick<Client, 'email'>,
  count = 1,
  language: Language = 'en',
): Promise<void> {
  if (!isCodeAMust) return;
  const { code } = await codeSentTo(email, count);
  await typeCode(page, code, language);
}

/** Fills in the shown form. */
export async function fillSignInForm(
  page: Page,
  { email }: Pick<Client, 'email'>,
  { keep = true, language = 'en' }: SignInOptions = {},
): Promise<void> {
  const said = saidToClients[language];
  await page.getByLabel(said.email).fill(email);
  await page.getByLabel(said.projectIdOrPhone).fill('(312) 555-0100');
  await page.getByLabel(said.keepSignedIn).setChecked(keep);
}

/** Checks that the page welcomes the client by name and has both lists. */
export async function expectSignedIn(
  page: Page,
  { firstName }: Pick<Client, 'firstName'>,
  language: Language = 'en',
): Promise<void> {
  const said = saidToClients[language];
  // The lookup, token, Firebase's code and first response come one after the other, which takes a while on a busy machine.
  await eventually(page.getByRole('heading', { level: 1, name: said.welcome(firstName) })).toBeVisible();
  await expect(page.getByText(said.loadingYour)).toHaveCount(0);
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

export function projectsCard(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: saidToClients[language].currentProjects });
}

export function appointmentsCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Upcoming Appointments' });
}

export function bookingForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Schedule Service' });
}

/** The toast with this title. Only one is shown at a time. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });
}

/** The choice of a service by its label. */
export function serviceChoice(page: Page, name: string): Locator {
  return bookingForm(page).getByRole('radio', { name });
}

/** Sets a Chicago time, YYYY-MM-DDTHH:mm, in the booking form, like a picker. */
export async function chooseTime(page: Page, wallTime: string): Promise<void> {
  await bookingForm(page)
    .getByLabel(/^Date and time/)
    .fill(wallTime);
}
