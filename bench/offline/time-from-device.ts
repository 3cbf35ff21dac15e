import type { BrowserContext } from '@playwright/test';
import { median } from '../run/median.ts';

const runs = 5;
const cpuSlowdown = 4;

/** An origin without a service worker; the page never leaves the browser. */
const bareAddress = 'http://bare.example/';

/** Medians in milliseconds, from the start of the navigation until the first entry's title is in the document. */
export type TimesFromDevice = { readonly product: number; readonly bare: number };

/**
 * Opens `path` without a signal and with a processor four times slower, in turn with a bare page that reads the same entries
 * from IndexedDB. Leaves the context offline.
 * @param entries each shown entry's texts; the first one's title marks the end
 */
export async function timeFromDevice(
  context: BrowserContext,
  path: string,
  entries: readonly { readonly title: string; readonly [text: string]: string }[],
): Promise<TimesFromDevice> {
  await context.route(`${bareAddress}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: barePage(entries) }),
  );
  const filling = await context.newPage();
  await filling.goto(`${bareAddress}?fill`);
  await filling.waitForFunction(() => document.body.dataset['filled'] !== undefined);
  await filling.close();

  await context.setOffline(true);
  const title = entries[0]?.title ?? '';
  const product: number[] = [];
  const bare: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    product.push(await timeToText(context, path, title));
    bare.push(await timeToText(context, bareAddress, title));
  }
  return { product: median(product), bare: median(bare) };
}

async function timeToText(context: BrowserContext, path: string, text: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent?.includes(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        document.documentElement.dataset['shownAt'] = String(performance.now());
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  await page.goto(path);
  const at = page.locator('html[data-shown-at]');
  await at.waitFor({ state: 'attached' });
  const time = Number(await at.getAttribute('data-shown-at'));
  await page.close();
  return time;
}

/** Fills its own database on request, else shows it. */
function barePage(entries: readonly unknown[]): string {
  return `<!doctype html><title>Bare</title><body><script>
const entries = ${JSON.stringify(entries)};
const open = indexedDB.open('bare');
open.onupgradeneeded = () => entries.forEach((entry, id) =>
  (id ? open.transaction.objectStore('entries') : open.result.createObjectStore('entries')).put(entry, id));
open.onsuccess = () => {
  if (location.search) { document.body.dataset.filled = ''; return; }
  open.result.transaction('entries').objectStore('entries').getAll().onsuccess = ({ target }) => {
    document.body.insertAdjacentHTML('beforeend', '<ul>' +
      target.result.map((entry) => '<li>' + Object.values(entry).join('<br>')).join('') + '</ul>');
  };
};
</script>`;
}
