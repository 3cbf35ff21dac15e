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

/** Opens the portal as a client who signed in earlier. */
export async function signIn(page: Page, client: Client): Promise<void> {
  // Where a code is a must, nobody gets in without the form.
  if (isCodeAMust) return signInByForm(page, client);
  const { request } = page.context();
  const answer = await request.get(`/api/clients/${encodeURIComponent(client.email)}?keep=1`);
  const { token } = clientSessionSchema.parse(await answer.json());
  await openSignedIn(page, await keptPortalSession(client, token), '/dashboard');
  await expectSignedIn(page, client);
}

/** Opens the portal and signs the client in as a person does. */
export async function signInByForm(page: Page, client: Client, options: SignInOptions = {}): Promise<void> {
  await page.goto('/dashboard');
  await sendSignIn(page, client, options);
  await expectSignedIn(page, client);
}

/** Fills in the form that is shown and sends it, as a person does: with the code that comes, too, where one is a must. */
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

/** What another site can lead this browser to: the cookie is then another client's, and no page has noticed. */
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

/** Types the code that came for a form just sent, where one is a must. @param count of mails, its own included */
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

/** Fills in the form that is shown. */
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

/** The client is welcomed by name, and both lists have come. */
export async function expectSignedIn(
  page: Page,
  { firstName }: Pick<Client, 'firstName'>,
  language: Language = 'en',
): Promise<void> {
  const said = saidToClients[language];
  // Lookup, token, Firebase's code and the first answer, one after the other: on a busy machine it takes a while.
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

/** A toast with this title; at most one is shown at a time. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });
}

/** The choice of what a visit is for, by what it says. */
export function serviceChoice(page: Page, name: string): Locator {
  return bookingForm(page).getByRole('radio', { name });
}

/** Puts a Chicago wall time, YYYY-MM-DDTHH:mm, into the booking form, as a picker does. */
export async function chooseTime(page: Page, wallTime: string): Promise<void> {
  await bookingForm(page)
    .getByLabel(/^Date and time/)
    .fill(wallTime);
}
