import { chromium, type BrowserContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
process.env['STACK'] = readFileSync('/tmp/fast/stack.json', 'utf8');
const { createTestStaff } = await import('./support/staff.ts');
const { createTestClient, createTestProject } = await import('./support/sample.ts');
const { createTestInvoice } = await import('./support/sample-money.ts');
const { openDesk, storedOnDevice, expectAtDesk } = await import('./e2e/desk-page.ts');
const { signIn, signInByForm, expectSignedIn, bookingForm, projectsCard } = await import('./e2e/portal-page.ts');
const { seeMoney } = await import('./e2e/confirm-page.ts');
const { holdRequests } = await import('./e2e/hold-requests.ts');
const { findBrowser, findHeadlessShell, playwrightFlags } = await import('../local/browser/find-browser.ts');
const stack = JSON.parse(process.env['STACK']);
const shell = await chromium.launch({ executablePath: findHeadlessShell(process.env)!, args: [...playwrightFlags] });
const options = { baseURL: stack.hosting, serviceWorkers: 'block', viewport: { width: 1280, height: 800 }, timezoneId: 'America/Chicago' } as const;
if (process.argv[2] === 'icon') {
  const full = await chromium.launch({ executablePath: findBrowser(process.env)!, args: [...playwrightFlags] });
  const context = await full.newContext(options);
  context.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text(), m.location().url));
  const page = await context.newPage();
  await signIn(page, await createTestClient());
  const desk = await context.newPage();
  await openDesk(desk, await createTestStaff('office', 'Robin'));
  await desk.waitForTimeout(1500);
  console.log('icon done');
  await full.close();
}
if (process.argv[2] === 'tabs') {
  const context = await shell.newContext(options);
  const person = await createTestStaff('office', 'Robin');
  const page = await context.newPage();
  await openDesk(page, person);
  const other = await context.newPage();
  await other.goto('/desk'); await expectAtDesk(other, person);
  for (let i = 0; i < 12; i++) { console.log((await storedOnDevice(page)).keys.filter((k) => /^firestore_clients_/.test(k)).length); await page.waitForTimeout(400); }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForTimeout(5000);
  const { keys, caches, databases } = await storedOnDevice(page);
  console.log([...keys, ...caches, ...databases]);
}
if (process.argv[2] === 'steady') {
  for (const how of ['form', 'earlier']) for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const context = await shell.newContext({ ...options, reducedMotion });
  const client = await createTestClient({ firstName: 'Zebulon' });
  const project = await createTestProject(client, { title: 'Trailer frame', finalCost: 400 });
  await createTestInvoice(client, { project });
  const page = await context.newPage();
  await (how === 'form' ? signInByForm(page, client) : signIn(page, client));
  await seeMoney(page, client);
  const again = await context.newPage();
  await again.setViewportSize({ width: 360, height: 740 });
  await again.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ('value' in entry) { dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value)); console.log('SHIFT', performance.now(), entry.value, JSON.stringify((entry as any).sources?.map((s: any) => [s.node?.nodeName, s.node?.className, s.previousRect?.top, s.currentRect?.top]))); }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  again.on('console', (m) => m.text().startsWith('SHIFT') && console.log(m.text().slice(0, 400)));
  const letTypefaceCome = await holdRequests(again, '**/*.woff2');
  await again.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await expectSignedIn(again, client);
  letTypefaceCome();
  await again.evaluate(() => document.fonts.load('800 1em "Big Shoulders"'));
  await again.waitForTimeout(1000);
  console.log(how, reducedMotion, await again.locator('html').getAttribute('data-shift'));
  await context.close();
  }
}
await shell.close(); process.exit(0);
