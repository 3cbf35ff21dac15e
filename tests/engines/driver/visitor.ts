import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { type KeptSession, pageToKeepIn, writeKeptSession } from '../../support/kept-session.ts';
import type { BrowserFrame, BrowserSession } from './browser-session.ts';

/** Longer than the half minute after which Firebase Auth stops waiting and uses its stored data. */
const patienceMs = 45_000;
const pollMs = 100;
const attempts = 3;
/** Longer than the site takes to replace a page. */
const leavingMs = 10_000;

const placeSchema = z.object({ x: z.number(), y: z.number(), height: z.number() });

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, select, textarea',
} as const;

/** An element's name: its label, else its text. */
const findNamed = `
  const [selector, name] = args;
  const text = (node) => (node?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const called = (node) => {
    const ids = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => text(document.getElementById(id))).join(' ');
    return node.getAttribute('aria-label') ?? (node.labels?.length ? [...node.labels].map(text).join(' ') : text(node));
  };
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const seen = [...modal.querySelectorAll(selector)].filter((node) => node.checkVisibility() || node.type === 'radio');
  const found = seen.find((node) => called(node) === name) ?? seen.find((node) => called(node).startsWith(name)) ?? null;
  if (found && !found.disabled) found.scrollIntoView({ behavior: 'instant', block: 'center' });
  return found?.disabled ? null : found;
`;

/**
 * The same, and records at the window whether a click reaches the element, because React stops clicks on parts that are not
 * hydrated.
 */
const findToClick = `
  const found = await (async (args) => { ${findNamed} })(args);
  document.isMissed = true;
  addEventListener('click', ({ target }) => { if (found?.contains(target)) document.isMissed = false; }, true);
  return found;
`;
const reachesIt = `
  const latest = performance.now() + 1_000;
  while (document.isMissed && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 20));
  return !document.isMissed;
`;

const placeOfNamed = `
  const found = await (async (args) => { ${findNamed} })(args);
  const { x, y, height } = found?.getBoundingClientRect() ?? {};
  return { x: x + 20, y: y + 10, height };
`;
const isCalledOtherwise = `
  const latest = performance.now() + 3_000;
  const find = async (args) => { ${findNamed} };
  while ((await find(args)) && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 50));
  return !(await find(args));
`;

/** Whether a field has the typed text and no more, in any format. A field that is gone also counts. */
const hasText = `
  const [selector, label, text] = args;
  const found = await (async (args) => { ${findNamed} })([selector, label]);
  const bare = (value) => value.replace(/\\W/g, '');
  return found === null || bare(found.value) === bare(text);
`;

/** A person's actions in a page. Each waits until it is possible, and fails after a time-out. */
export class Visitor {
  readonly browser: BrowserSession;
  readonly #origin: string;
  readonly #picture: string;

  /** @param picture the file for a screenshot after a time-out */
  constructor(browser: BrowserSession, origin: string, picture: string) {
    this.browser = browser;
    this.#origin = origin;
    this.#picture = picture;
  }

  /**
   * Loads a page of the site. In its first moments a page may make a browser cancel a navigation, by writing the history or
   * by its worker. So this repeats the request while the old page is shown.
   */
  async open(path: string): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      await this.browser.run('document.isLeft = true');
      await this.browser.goTo(this.#origin + path);
      if (!(await this.browser.run('return document.isLeft'))) return;
    }
    throw new Error(`The browser stays where it is, and does not go to ${path}`);
  }

  /** Goes back to another document, and repeats it like `open`. */
  async back(): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      // A page that the browser kept for going back has the mark of its previous departure.
      const mark = randomUUID();
      await this.browser.run('document.left = args[0]', mark);
      await this.browser.back();
      if (await this.#hasLeft(mark)) return;
    }
    throw new Error('The browser stays where it is, and does not go back');
  }

  /** Stores the session of a signed-in person in the browser. */
  async signInEarlier(session: KeptSession): Promise<void> {
    await this.open(pageToKeepIn);
    await this.browser.run(`await (${writeKeptSession})(args[0])`, session);
  }

  /** Clicks, and repeats it when new content moves the element away. */
  click(kind: keyof typeof selectors, name: string, frame: BrowserFrame = this.browser): Promise<void> {
    return this.#act(`${kind} "${name}" to click`, async () => {
      const found = await frame.find(findToClick, selectors[kind], name);
      if (!found) return false;
      await found.click();
      // A page that is being left does not respond, so the click reached it.
      return frame.run(reachesIt).then(Boolean, () => true);
    });
  }

  /** Drags a link with the mouse by its own height, which renames it. Repeats it when new content moves the link away. */
  dragDown(link: string): Promise<void> {
    return this.#act(`link "${link}" to drag`, async () => {
      const place = await this.browser.run(placeOfNamed, selectors.link, link);
      const { data } = placeSchema.safeParse(place);
      if (data) await this.browser.drag(data, { x: data.x, y: data.y + data.height });
      return data !== undefined && Boolean(await this.browser.run(isCalledOtherwise, selectors.link, link));
    });
  }

  /**
   * Replaces a text field's text. Repeats it when some text stayed, because a busy browser may place the caret after the
   * text was selected.
   */
  fill(label: string, text: string, frame: BrowserFrame = this.browser): Promise<void> {
    return this.#act(`field "${label}" to type into`, async () => {
      const found = await frame.find(findNamed, selectors.field, label);
      // A script's focus() does not enter a frame; a click does.
      await found?.click();
      await frame.run('document.activeElement?.select?.()');
      await found?.type(text);
      return found !== null && Boolean(await frame.run(hasText, selectors.field, label, text));
    });
  }

  /** Chooses an option by its text, or sets a field like its picker. */
  choose(label: string, value: string): Promise<void> {
    return this.until(
      `field "${label}" to choose in`,
      `const node = await (async (args) => { ${findNamed} })(args);
       if (!node) return false;
       const [, , value] = args;
       const option = [...(node.options ?? [])].find(({ text }) => text === value);
       const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value');
       set.call(node, option ? option.value : value);
       for (const type of ['input', 'change']) node.dispatchEvent(new Event(type, { bubbles: true }));
       return true;`,
      selectors.field,
      label,
      value,
    );
  }

  /** The page inside the iframe with this title. */
  async frame(title: string, frame: BrowserFrame = this.browser): Promise<BrowserFrame> {
    let inside: BrowserFrame | undefined;
    await this.#act(`frame "${title}"`, async () => {
      const found = await frame.find(
        'return [...document.querySelectorAll("iframe")].find(({ title }) => title === args[0]) ?? null',
        title,
      );
      inside = await found?.frame();
      return inside !== undefined;
    });
    if (!inside) throw new Error(`No frame "${title}"`);
    return inside;
  }

  /** Waits until the text is on the screen. */
  see(text: string): Promise<void> {
    return this.#act(`text "${text}"`, async () => (await this.#text()).includes(text));
  }

  seeNoMore(text: string): Promise<void> {
    return this.#act(`no text "${text}"`, async () => !(await this.#text()).includes(text));
  }

  /** Waits until `script` returns a truthy value. */
  until(what: string, script: string, ...args: unknown[]): Promise<void> {
    return this.#act(what, async () => Boolean(await this.browser.run(script, ...args)));
  }

  /** Whether another page replaces the marked one. */
  async #hasLeft(mark: string): Promise<boolean> {
    const deadline = performance.now() + leavingMs;
    while (performance.now() < deadline) {
      // A page that is being replaced does not respond.
      const isThere = await this.browser.run('return document.left === args[0]', mark).catch(() => true);
      if (isThere === false) return true;
      await delay(pollMs);
    }
    return false;
  }

  async #text(): Promise<string> {
    return String(await this.browser.run('return document.body.innerText'));
  }

  /** A description of the page for an error. */
  async #page(): Promise<string> {
    const parts = '[location.href, document.readyState, document.body.innerHTML.slice(0, 500)]';
    return `nothing. Address, state, page: ${await this.browser.run(`return ${parts}.join(', ')`)}`;
  }

  /** A page that is being replaced fails, which counts as "not yet". */
  async #act(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + patienceMs;
    let problem: unknown;
    while (performance.now() < deadline) {
      try {
        if (await attempt()) return;
        problem = undefined;
      } catch (error) {
        problem = error;
      }
      await delay(pollMs);
    }
    await this.#keepPicture().catch(() => undefined);
    const screen = (await this.#text().catch(String)) || (await this.#page().catch(String));
    const last = problem instanceof Error ? ` Last: ${problem.message}.` : '';
    throw new Error(`Waited in vain for ${what}.${last} On the screen: ${screen}`, { cause: problem });
  }

  async #keepPicture(): Promise<void> {
    await mkdir(dirname(this.#picture), { recursive: true });
    await writeFile(this.#picture, await this.browser.screenshot());
  }
}
