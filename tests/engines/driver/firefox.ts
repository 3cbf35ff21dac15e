import { type ElementHandle, type Frame, type JSHandle, launch, type Page } from 'puppeteer-core';
import { type BrowserElement, type BrowserFrame, type BrowserSession, dragSteps } from './browser-session.ts';

/** Firefox, over WebDriver BiDi, without a window. */
export async function openFirefox(executablePath: string): Promise<BrowserSession> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Turns off smooth scrolling, which would move elements while they are clicked.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    ...inside(page, page),
    goTo: (url) => goTo(page, url),
    reload: async () => void (await page.reload()),
    // goBack() waits for events of the page, which do not all come when that page navigates on at once.
    back: async () => void (await page.evaluate('history.back()')),
    press: (key) => page.keyboard.press(key),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: dragSteps });
      await page.mouse.up();
    },
    resize: (width, height) => resize(page, width, height),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Ignores a navigation that Firefox cancels for the page being left. */
async function goTo(page: Page, url: string): Promise<void> {
  const problem = await page.goto(url).then(() => undefined, asError);
  if (problem && !problem.message.includes('NS_BINDING_ABORTED')) throw problem;
}

/** Puppeteer also sets the orientation, which Firefox ESR 140 does not support. The size is set anyway. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const problem = await page.setViewport({ width, height }).then(() => undefined, asError);
  if (problem && !problem.message.includes('setScreenOrientationOverride')) throw problem;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** @param holder the iframe that shows `frame` */
function inside(page: Page, frame: Page | Frame, holder?: ElementHandle<Element>): BrowserFrame {
  return {
    run: (script, ...args) => frame.evaluate(expression(script, args)),
    async find(script, ...args) {
      const found = await frame.evaluateHandle<[], () => Element | null>(expression(script, args));
      return isElement(found) ? element(page, found, holder) : null;
    },
  };
}

function isElement(handle: JSHandle<Element | null>): handle is ElementHandle<Element> {
  return handle.asElement() !== null;
}

function element(
  page: Page,
  handle: ElementHandle<Element>,
  holder?: ElementHandle<Element>,
): BrowserElement {
  return {
    click: () => (holder ? clickInside(page, holder, handle) : handle.click()),
    type: (text) => handle.type(text),
    async frame() {
      const frame = await handle.contentFrame();
      if (!frame) throw new Error('This element has no inside');
      return inside(page, frame, handle);
    },
  };
}

/** Puppeteer's own click looks for the iframe by a locator that Firefox ESR 140 does not support. */
async function clickInside(page: Page, holder: ElementHandle<Element>, handle: ElementHandle<Element>) {
  const [around, own] = [await cornerAndSize(holder), await cornerAndSize(handle)];
  await page.mouse.click(around.x + own.x + own.width / 2, around.y + own.y + own.height / 2);
}

/** In the coordinates of the element's own document. */
function cornerAndSize(handle: ElementHandle<Element>) {
  return handle.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The whole script as text, because the Content-Security-Policy forbids making a function of a text. */
function expression(script: string, args: readonly unknown[]): string {
  return `(async (args) => { ${script} })(${JSON.stringify(args)})`;
}
