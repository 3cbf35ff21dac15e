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
  /** Where the stack of this run answers. */
  stack: TestStack;
  /** Declares a console error or page error that this test expects. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens a page on a device of its own, watched as the test's own one is, until the test ends. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Watches the console of a context that the test opens itself. */
  watchConsole: (context: BrowserContext) => void;
};

/** Playwright's test, which fails on any console error and any uncaught error of the page that it did not expect. */
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

/** What Firestore says of a listener that the rules end, or that a closing page lets go of. */
export const firestoreNews = /firestore|permission/i;

/** What the browser says of requests without a signal: of new ones, and of those that were on the way when it was lost. */
export const noSignal =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|SOCKET_NOT_CONNECTED|NETWORK_CHANGED)/;

class ConsoleWatch {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [
    // With a lost connection Firestore looks whether it is the server's or the network's, by a picture of Google's.
    /www\.google\.com\/images\/cleardot\.gif/,
    // Where a code is a must, the lookup is refused, and the browser says so.
    ...(isCodeAMust ? [/status of 403 .*\/api\/clients\//] : []),
  ];

  add(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error();
      // What was thrown may be no Error; it has an empty stack then.
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

/** Checks what is on the screen against WCAG 2.2 A and AA. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const isAlone = page.frames().length === 1;
  // Half a megabyte of code, which a page that was looked at before has.
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in globalThis));
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    // Which looks from the page itself; otherwise what each frame found is put together in a page made for that.
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
 * Waits for what comes by way of another page, a worker, a mail or a bank. As a busy machine takes any time for it, only the
 * journey's own time limit ends it in vain.
 */
export const eventually = expect.configure({ timeout: 150_000 });

export { expect };
