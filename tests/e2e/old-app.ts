import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import * as z from 'zod';
import { auth } from '../../functions/src/store/auth.ts';
import { keptPortalSession } from '../support/kept-session.ts';
import type { TestStack } from '../support/stack.ts';
import { openSignedIn } from './open-signed-in.ts';
import { expectSignedIn } from './portal-page.ts';

/**
 * The English site and desk as they were before the stored schemas became lenient: HTML, JavaScript and CSS by path, as JSON in
 * Brotli (3.3 MB in 0.6 MB). Made by `npm run build:web` at commit d7fda8d5 with LANGUAGES=en and the addresses below as
 * VITE_SITE_URL, VITE_EMULATOR_AUTH, VITE_EMULATOR_FIRESTORE and VITE_STRIPE_JS_URL. Pictures, typefaces and workers are left out.
 */
const file = join(import.meta.dirname, '..', 'fixtures', 'app-of-d7fda8d5.json.br');

/** Answers the context's requests for the site and the desk with that app; the API and the data are those of the stack. */
export async function serveOldApp(context: BrowserContext, stack: TestStack): Promise<void> {
  const text = brotliDecompressSync(readFileSync(file))
    .toString()
    .replaceAll('http://site.before.test', stack.hosting)
    .replaceAll('http://auth.before.test', stack.auth)
    .replaceAll('firestore.before.test:80', stack.pageFirestore)
    .replaceAll('http://stripe.before.test', stack.stripe);
  // A page answered here has no address of its own, and Chromium asks before such a page reaches this machine.
  await context.grantPermissions(['local-network-access'], { origin: stack.hosting });
  const files = z.record(z.string(), z.string()).parse(JSON.parse(text));
  await context.route(`${stack.hosting}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pageOf(pathname) ?? pathname.slice(1);
    const body = files[name];
    if (body !== undefined) return await route.fulfill({ body, contentType: typeOf(name) });
    if (/^\/(desk\/)?assets\/.*\.(js|css)$/.test(pathname)) return await route.abort();
    return await route.continue();
  });
}

const customTokenSchema = z.object({ claims: z.record(z.string(), z.unknown()) });

/** Opens the portal with a session that began before the update, when the uid of a client was the plain id. */
export async function openEarlierPortal(page: Page, client: Client): Promise<void> {
  const answer = await page.context().request.get(`/api/clients/${encodeURIComponent(client.email)}?keep=1`);
  const { token } = clientSessionSchema.parse(await answer.json());
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { claims } = customTokenSchema.parse(JSON.parse(payload));
  const earlier = await (await auth()).createCustomToken(client.id, claims);
  await openSignedIn(page, await keptPortalSession(client, earlier), '/dashboard');
  await expectSignedIn(page, client);
}

function pageOf(pathname: string): string | undefined {
  if (/^\/desk(?!\/(assets|icons)\/)(\/[^.]*)?$/.test(pathname)) return 'desk/desk.html';
  if (/^\/dashboard\/(estimates|invoices)\//.test(pathname))
    return pathname.includes('/estimates/') ? 'estimate.html' : 'invoice.html';
  return pathname === '/dashboard' ? 'dashboard.html' : undefined;
}

function typeOf(name: string): string {
  if (name.endsWith('.html')) return 'text/html; charset=utf-8';
  return name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
}
