import { chromium } from '@playwright/test';
import type { Staff } from '@welding/domain/entities/staff';
import { clients } from '../../functions/src/data/clients.ts';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import type { BenchStack } from '../run/bench-row.ts';
import { median } from '../run/median.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

/** Clients of long ago (shop.ts), as somebody types their names. */
const typed = ['elena abbott 84', 'hector abbott 87', 'ana brandt 90', 'frank brandt 95', 'irene brandt 98'];

/** Medians in milliseconds: from the last letter typed to the client on the screen, and Firestore's answer alone. */
export async function timeSearch(stack: BenchStack, person: Staff): Promise<{ shown: number; bare: number }> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ baseURL: stack.hosting, serviceWorkers: 'block' });
    await signInToDesk(page, person);
    await page.goto('/desk/clients');
    const field = page.getByRole('searchbox');
    await page.getByRole('list', { name: 'Newest clients' }).waitFor();
    const [shown, bare]: [number[], number[]] = [[], []];
    for (const text of typed) {
      await field.fill('');
      await page.getByRole('list', { name: 'Newest clients' }).waitFor();
      shown.push(
        await page.evaluate(async (wanted) => {
          const input = document.querySelector<HTMLInputElement>('input[type=search]');
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          if (!input || !set) throw new Error('There is no search field');
          const begun = performance.now();
          set.call(input, wanted);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          const isFound = () =>
            [...document.querySelectorAll('main li')].some((row) =>
              row.textContent?.toLowerCase().includes(wanted),
            );
          while (!isFound()) await new Promise((resolve) => setTimeout(resolve, 5));
          return performance.now() - begun;
        }, text),
      );
      const begun = performance.now();
      await (await clients()).where('searchTerms', 'array-contains', text.slice(0, 24)).limit(20).get();
      bare.push(performance.now() - begun);
    }
    return { shown: median(shown), bare: median(bare) };
  } finally {
    await browser.close();
  }
}
