import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { screenshots } from '../web/build/pwa/web-manifest.ts';

const folder = fileURLToPath(new URL('../web/public/', import.meta.url));

/**
 * Takes the manifest's screenshots of a running stack: `node tools/take-screenshots.ts http://127.0.0.1:5000`.
 * They are committed because a build has no browser. Take new ones when the pages change.
 */
async function takeScreenshots(address: string): Promise<void> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  for (const { file, page: path, width, height, scale } of screenshots) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
    await mkdir(join(folder, 'screenshots'), { recursive: true });
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 78 });
    console.log(file);
    await page.close();
  }
  await browser.close();
}

await takeScreenshots(process.argv[2] ?? 'http://127.0.0.1:5000');
