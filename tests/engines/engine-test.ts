import { join } from 'node:path';
import { test as base } from 'vitest';
import * as z from 'zod';
import { findEngine } from '../../local/browser/find-engines.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { CuttableNetwork } from '../e2e/network/cuttable-network.ts';
import { stackAddresses } from '../support/stack.ts';
import { openFirefox } from './driver/firefox.ts';
import { Visitor } from './driver/visitor.ts';
import { openWebKit } from './driver/webkit.ts';

const engine = z.enum(['webkit', 'firefox']).parse(process.env['ENGINE']);
const binary = findEngine(engine);

type Fixtures = {
  /** The product's network, with an origin of the test's own. The test can cut it. */
  network: CuttableNetwork;
  /** A visitor with a new browser of this project's engine. */
  visitor: Visitor;
};

const withBrowser = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest asks for an object pattern here.
  network: async ({}, use) => {
    const network = await CuttableNetwork.open(stackAddresses().hosting);
    await use(network);
    network.close();
  },
  visitor: async ({ network, task }, use) => {
    if (!binary) throw new Error(`No ${engine} on this machine`);
    const browser = await (engine === 'webkit' ? openWebKit(binary) : openFirefox(binary));
    try {
      await browser.resize(1280, 900);
      await use(new Visitor(browser, network.origin, pictureOf(task.name)));
    } finally {
      await browser.close();
    }
  },
});

/** The tests of an engine. They are skipped on machines without it. */
export const test = withBrowser.skipIf(!binary);

/** WebDriver turns off Firefox's cache of pages for going back. */
export const testOfKeptPages = withBrowser.skipIf(!binary || engine === 'firefox');

/** The file for a screenshot of a failed test. */
function pictureOf(testName: string): string {
  return join(projectRoot, 'test-results', engine, `${testName.replaceAll(/\W+/g, '-')}.png`);
}
