import * as z from 'zod';
import {
  type BrowserElement,
  type BrowserFrame,
  type BrowserSession,
  dragSteps,
  type Key,
} from './browser-session.ts';
import { webDriver } from './webdriver-client.ts';
import { startWebKitDriver } from './webkit-driver.ts';

/** WebDriver's key for elements (its specification, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [elementKey]: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });
const outcomeSchema = z.object({ value: z.unknown(), problem: z.optional(z.string()) });

const keyCodes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
};

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** WebKitGTK, Safari's engine, over WebDriver. `binary` is its MiniBrowser. */
export async function openWebKit(binary: string): Promise<BrowserSession> {
  const driver = await startWebKitDriver();
  try {
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = sessionSchema.parse(
      await webDriver(driver.base, 'POST', '/session', { capabilities }),
    );
    const command: Command = (method, path, body) =>
      webDriver(driver.base, method, `/session/${sessionId}${path}`, body);
    await command('POST', '/timeouts', { script: 30_000, pageLoad: 30_000, implicit: 0 });
    return session(command, driver.stop);
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

function session(command: Command, stop: () => Promise<void>): BrowserSession {
  return {
    ...inside(command, []),
    goTo: async (url) => void (await command('POST', '/url', { url })),
    reload: async () => void (await command('POST', '/refresh', {})),
    back: async () => void (await command('POST', '/back', {})),
    async press(key) {
      await command('POST', '/frame', { id: null });
      const value = keyCodes[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async drag(from, to) {
      await command('POST', '/frame', { id: null });
      const at = (share: number) => ({
        type: 'pointerMove',
        duration: 20,
        x: Math.round(from.x + (to.x - from.x) * share),
        y: Math.round(from.y + (to.y - from.y) * share),
      });
      const way = Array.from({ length: dragSteps }, (_, step) => at((step + 1) / dragSteps));
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [at(0), down, ...way, up];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await command('POST', '/actions', { actions: [mouse] });
    },
    resize: async (width, height) => void (await command('POST', '/window/rect', { width, height })),
    async screenshot() {
      return Buffer.from(z.string().parse(await command('GET', '/screenshot')), 'base64');
    },
    async close() {
      await command('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}

/** `frames` are the iframes around it, outermost first. */
function inside(command: Command, frames: readonly string[]): BrowserFrame {
  const enter = async () => {
    await command('POST', '/frame', { id: null });
    for (const frame of frames) await command('POST', '/frame', { id: { [elementKey]: frame } });
  };
  const run: BrowserFrame['run'] = async (script, ...args) => {
    await enter();
    const answer = await command('POST', '/execute/async', {
      script: `const [args, done] = arguments; (async () => { ${script} })().then(
        (value) => done({ value }), (error) => done({ value: null, problem: String(error) }));`,
      args: [args],
    });
    const { value, problem } = outcomeSchema.parse(answer);
    if (problem !== undefined) throw new Error(problem);
    return value;
  };
  const element = (id: string): BrowserElement => ({
    async click() {
      await enter();
      await command('POST', `/element/${id}/click`, {});
    },
    async type(text) {
      await enter();
      await command('POST', `/element/${id}/value`, { text });
    },
    frame: async () => inside(command, [...frames, id]),
  });
  return {
    run,
    async find(script, ...args) {
      const found = elementSchema.safeParse(await run(script, ...args));
      return found.success ? element(found.data[elementKey]) : null;
    },
  };
}
