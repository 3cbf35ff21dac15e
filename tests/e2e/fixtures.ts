import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { stackAddresses, type TestStack } from '../support/stack.ts';
import { isCodeAMust } from './is-code-a-must.ts';

type Fixtures = {
  /** The addresses of this run's stack. */
  stack: TestStack;
  /** Allows a console error or page error in this test. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens a page on a new device, with a watched console, until the test ends. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Watches the console of a context that the test opens itself. */
  watchConsole: (context: BrowserContext) => void;
};

/** Playwright's test, which fails on any unexpected console error or uncaught error of the page. */
export const test = base.extend<Fixtures & { console: ConsoleWatch }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern here.
  stack: async ({}, use) => use(stackAddresses()),
  baseURL: async ({ stack }, use) => use(stack.hosting),
  console: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch();
      watch.add(context);
      await use(watch);
      expect(watch.unexpected(), 'errors in the console that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ console }, use) => use((pattern) => console.allow(pattern)),
  otherDevice: async ({ browser, stack, console }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: stack.hosting, ...options });
      opened.push(context);
      console.add(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  watchConsole: async ({ console }, use) => use((context) => console.add(context)),
});

/** Firestore's messages about a listener that the rules or a closing page end. */
export const firestoreNews = /firestore|permission/i;

/** The browser's messages about requests without a signal: new ones, and those under way when it was lost. */
export const noSignal =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|SOCKET_NOT_CONNECTED|NETWORK_CHANGED)/;

class ConsoleWatch {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [
    // After a lost connection Firestore loads a picture from Google, to find out whether the server or the network failed.
    /www\.google\.com\/images\/cleardot\.gif/,
    // The API answers 503 after 8 seconds, which a busy machine may take. What the screen then lacks fails a journey.
    /status of 503 .*\/api\//,
    // Where signing in needs a code, the lookup is refused, and the browser reports it.
    ...(isCodeAMust ? [/status of 403 .*\/api\/clients\//] : []),
  ];

  add(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error();
      // A thrown value that is no Error has an empty stack.
      this.#errors.push(stack || `Uncaught ${name}: ${message}`);
    });
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#errors.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }
}

/** Checks the screen against WCAG 2.2 A and AA. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const isAlone = page.frames().length === 1;
  // Half a megabyte of code, which a page checked before still has.
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in globalThis));
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    // Runs in the page itself. Otherwise axe opens another page to combine the frames' results.
    .setLegacyMode(isAlone)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target),
  }));
  expect(found).toEqual([]);
}

/**
 * Waits for the effect of another page, a worker, a mail or a bank. A busy machine may take long, so only the journey's own
 * limit should end the wait.
 */
export const eventually = expect.configure({ timeout: 150_000 });

export { expect };
