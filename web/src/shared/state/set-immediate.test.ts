import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The one of Node, which the page under test does not have. */
const inNode = setImmediate;

let page: EventTarget;
let isAsleep: boolean;

/** Delivers later, and loses what is on its way when the page falls asleep, as WebKit does. */
class Channel {
  port1 = { onmessage: () => undefined };
  port2 = { postMessage: () => void inNode(() => isAsleep || this.port1.onmessage()) };
}

beforeEach(async () => {
  page = new EventTarget();
  isAsleep = false;
  vi.resetModules();
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('setImmediate', undefined);
  await import('./set-immediate.ts');
});
afterEach(() => vi.unstubAllGlobals());

const messages = () => new Promise<void>((resolve) => inNode(() => inNode(resolve)));

async function sleepAndWake(): Promise<void> {
  isAsleep = true;
  await messages();
  isAsleep = false;
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('calls later, in the order in which it was asked', async () => {
  const calls: string[] = [];
  setImmediate(() => calls.push('first'));
  setImmediate(() => calls.push('second'));
  expect(calls).toEqual([]);
  await messages();
  expect(calls).toEqual(['first', 'second']);
});

test('what the page slept over is called when it wakes, once', async () => {
  const calls: string[] = [];
  setImmediate(() => calls.push('first'));
  setImmediate(() => calls.push('second'));
  await sleepAndWake();
  expect(calls).toEqual([]);
  await messages();
  expect(calls).toEqual(['first', 'second']);
  await sleepAndWake();
  await messages();
  expect(calls).toEqual(['first', 'second']);
});
