import type { Page, Request } from '@playwright/test';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { moneyDesk } from '../api/money.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './portal-page.ts';

/** Follows a link to the portal in this part of the page. */
const linkIn = (part: 'banner' | 'main' | 'contentinfo') => async (page: Page) => {
  await page.getByRole(part).locator('a[href$="/dashboard"]:visible').last().click();
};

/** Each page of a mail's link, and the ways from it to the portal's live lists. */
const ways: [path: (token: string, ended: string) => string, go?: (page: Page) => Promise<void>][] = [
  [(token) => `/e/${token}`, linkIn('banner')],
  [(token) => `/i/${token}`, linkIn('contentinfo')],
  [(token) => `/es/e/${token}`, linkIn('contentinfo')],
  [(token) => `/es/i/${token}`, linkIn('banner')],
  [(token) => `/mail-preferences#${token}`, linkIn('banner')],
  [(token) => `/es/mail-preferences#${token}`, linkIn('contentinfo')],
  ...['/e', '/i', '/es/e', '/es/i'].flatMap((page): typeof ways => [
    // The page of a link whose reader is gone offers to sign in.
    [
      (_, ended) => `${page}/${ended}`,
      async (opened) => {
        await opened.getByRole('main').getByRole('button').first().click();
        await linkIn('main')(opened);
      },
    ],
    // From a bank's page on another device, which has no token.
    [() => `${page}?redirect_status=succeeded`],
  ]),
];

test('Live lists on link pages send the site as referrer, and never a link’s token', {
  tag: '@all',
}, async ({ page, stack, allowConsole }) => {
  test.slow();
  allowConsole(/status of 4\d\d/);
  const [client, person] = await Promise.all([createTestClient(), createTestStaff('office')]);
  const [project, bearer] = await Promise.all([createTestProject(client), staffToken(person)]);
  const office = moneyDesk(() => bearer);
  const invoice = await office.sendInvoice(await office.draftInvoice(project));
  const link = { kind: 'invoice', paperId: invoice.id, clientId: client.id, person: 'client' } as const;
  const token = await storePaperLink({ ...link, email: client.email });
  const ended = await storePaperLink({ ...link, email: `former-${client.email}` });

  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const listens = async (from: string) => {
    const isChannel = (request: Request) => request.url().startsWith(`http://${stack.pageFirestore}`);
    await expect(page, from).toHaveURL(/\/dashboard/);
    await expect.poll(() => requests.some(isChannel), { message: from }).toBe(true);
    for (const request of requests) {
      const [url, { referer = '' }] = [new URL(request.url()), await request.allHeaders()];
      if (isChannel(request)) expect(referer, `${from}: ${url}`).toBe(`${stack.hosting}/`);
      const isOurs = url.origin === stack.hosting;
      for (const secret of [token, ended]) {
        if (!isOurs) expect(request.url(), from).not.toContain(secret);
        // The log of functions has referrers. Chromium names the page to our own files of an inlined stylesheet.
        if (!isOurs || url.pathname.startsWith('/api/')) {
          expect(referer, `${from}: ${url}`).not.toContain(secret);
        }
      }
    }
    requests.length = 0;
  };

  await signIn(page, client);
  for (const [path, go] of ways) {
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto(path(token, ended));
    await go?.(page);
    await listens(path('…', '(ended)'));
  }
});
