import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestStaff, testPassword } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { median } from './median.ts';

const requests = 12;
const targetMs = 1_000;

/** How soon a request that a visitor sends stands on the desk that is open, from the answer that the visitor gets. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const office = await createTestStaff('office');
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ baseURL: stack.hosting });
    await page.goto('/desk/requests');
    await page.getByLabel('E-mail').fill(office.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
    await page.waitForLoadState('load');
    await noteWhenNamesAppear(page);
    const [times, answers]: [number[], number[]] = [[], []];
    for (let index = -1; index < requests; index += 1) {
      const lastName = `Quill${String(index + 10).padStart(3, '0')}${Date.now()}`;
      const sent = Date.now();
      const answeredAt = await sendRequest(stack, lastName);
      const shownAt = await shownTime(page, lastName);
      // The first one after the page has opened finds cold code on both sides.
      if (index < 0) continue;
      times.push(Math.max(0, shownAt - answeredAt));
      answers.push(answeredAt - sent);
    }
    const [middle, worst] = [median(times), Math.max(...times)];
    const baseline = `${Math.round(median(answers))} ms, the answer itself`;
    return [
      row(`A new request on the open desk after its answer, p50 of ${requests}`, middle, baseline, answers),
      row('A new request on the open desk after its answer, the slowest', worst, baseline, answers),
    ];
  } finally {
    await browser.close();
  }
}

async function sendRequest({ hosting }: BenchStack, lastName: string): Promise<number> {
  const response = await fetch(`${hosting}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName,
      email: 'dana@example.com',
      phone: '(773) 555-0188',
      serviceType: 'truck',
      description: 'Cracked frame rail behind the cab',
      preferredContact: 'phone',
    }),
  });
  await response.text();
  if (response.status !== 201) throw new Error(`The request was answered with ${response.status}`);
  return Date.now();
}

/** Notes in the page when each name first stands in it: both clocks are this machine's. */
async function noteWhenNamesAppear(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: Record<string, number> = {};
    Reflect.set(globalThis, 'shownNames', shown);
    new MutationObserver(() => {
      for (const name of document.body.innerText.match(/Quill\d+/g) ?? []) shown[name] ??= Date.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function shownTime(page: Page, name: string): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const at = await page.evaluate((wanted): unknown => Reflect.get(globalThis, 'shownNames')[wanted], name);
    if (typeof at === 'number') return at;
    await delay(20);
  }
  throw new Error(`${name} never stood on the desk`);
}

function row(measure: string, ms: number, baseline: string, answers: readonly number[]): BenchRow {
  return {
    measure,
    value: `${Math.round(ms)} ms`,
    baseline,
    ratio: ms / median(answers),
    target: `≤ ${targetMs} ms`,
    met: ms <= targetMs,
  };
}
