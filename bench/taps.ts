import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import { createTestStaff } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median } from './run/median.ts';
import { signInToDesk } from './shop/screens.ts';

const runs = 3;
const mostMs = 100;
/** For the phone. The desk's taps run at full speed. */
const cpuSlowdown = 4;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** The time for background loading after a page is shown: the worker's files, and the code of neighboring pages. */
const restMs = 4_000;
const screens = ['Requests', 'Calendar', 'Clients', 'Projects', 'Money', 'Settings'];

/** Milliseconds of each round, by tap. */
type Times = Map<string, number[]>;

/**
 * Duration of a tap, medians of three: on a slow phone until the next frame, at the desk until the frame with the new
 * screen.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  const bare: Times = new Map();
  const times: Times = new Map();
  try {
    for (let round = 0; round < runs; round += 1) {
      await tapBarePage(browser, bare);
      await tourOfClient(browser, stack, times);
      await tourOfDesk(browser, stack, times);
    }
  } finally {
    await browser.close();
  }
  const bareMs = median([...bare.values()].flat());
  return [...times].map(([measure, each]): BenchRow => {
    const ms = median(each);
    return {
      measure,
      value: `${Math.round(ms)} ms`,
      baseline: `${Math.round(bareMs)} ms, a bare page at a quarter of the speed`,
      ratio: ms / bareMs,
      target: `at most ${mostMs} ms`,
      met: ms <= mostMs,
    };
  });
}

/** A tap that writes one word. */
async function tapBarePage(browser: Browser, times: Times): Promise<void> {
  const page = await openPhone(browser);
  await page.route('http://bare.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="document.querySelector('p').append('Tapped')">Tap</button><p></p>`,
    }),
  );
  await page.goto('http://bare.example/');
  await tap(times, 'bare', page.getByRole('button'), page.getByText('Tapped'));
  await page.context().close();
}

async function tourOfClient(browser: Browser, stack: BenchStack, times: Times): Promise<void> {
  const client = await createTestClient();
  await createTestProject(client, { title: 'Trailer hitch' });
  const page = await openPhone(browser, stack);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  const form = page.locator('#quote-form');

  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  await tap(times, '/: menu', button('Menu'), menu);
  await tap(times, '/: menu, closed', menu.getByRole('button', { name: 'Close' }), heading(/./));
  await tap(
    times,
    '/: a first field',
    page.getByLabel('First name'),
    page.locator('#quote-form[data-ready]'),
  );
  const send = form.locator('button[type=submit]');
  await tap(times, '/: an empty request', send, form.getByText('First name is required'));
  await tap(times, '/: menu again', button('Menu'), menu);
  await tap(times, 'to /services', link('Services'), heading(/on site/));
  await tap(times, '/services: menu', button('Menu'), menu);
  await tap(times, 'to the portal', link('Client Portal'), button('Sign in'));
  await tap(times, 'portal: an empty form', button('Sign in'), page.getByText('Valid email is required'));
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Project ID or Phone').fill(client.phone);
  await button('Sign in').tap();
  const project = page.getByRole('button', { name: /Trailer hitch/ });
  await project.waitFor();
  await page.waitForTimeout(restMs);
  await tap(times, 'portal: a project', project, page.getByRole('dialog', { name: 'Trailer hitch' }));
  await page.context().close();
}

async function openPhone(browser: Browser, stack?: BenchStack): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...(stack && { baseURL: stack.hosting }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** Taps, and records the browser's time until the next frame, 0 when it is too short to be reported. */
async function tap(times: Times, name: string, target: Locator, brings: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const longest = await target.evaluateHandle(() => {
    const found = { ms: 0 };
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.ms = Math.max(found.ms, duration);
    }).observe(events);
    return found;
  });
  await target.tap();
  await brings.waitFor();
  // The browser reports an event some time after its frame.
  await target.page().waitForTimeout(1_000);
  note(times, name, await longest.evaluate(({ ms }) => ms));
}

async function tourOfDesk(browser: Browser, stack: BenchStack, times: Times): Promise<void> {
  const context = await browser.newContext({ baseURL: stack.hosting });
  const page = await context.newPage();
  await signInToDesk(page, await createTestStaff('owner'));
  await page.waitForTimeout(restMs);
  for (const which of ['first', 'later']) {
    for (const screen of screens) {
      note(times, `desk: ${which} tap on ${screen}`, await openScreen(page, screen));
      // Waits for the screen's data.
      await page.locator('main:not(:has(.skeleton))').waitFor();
      await page.waitForTimeout(500);
    }
  }
  await context.close();
}

/** @returns milliseconds from the tap's event to the frame after the heading appears */
async function openScreen(page: Page, screen: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: screen, exact: true });
  const shown = await link.evaluateHandle(
    (_, heading) => ({
      ms: new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const isThere = document.querySelector('main h1')?.textContent === heading;
            requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
          };
          look();
        };
        addEventListener('click', begin, { capture: true, once: true });
      }),
    }),
    screen,
  );
  await link.click();
  await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor();
  return await shown.evaluate(({ ms }) => ms);
}

function note(times: Times, name: string, ms: number): void {
  times.set(name, [...(times.get(name) ?? []), ms]);
}
