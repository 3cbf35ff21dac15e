import { expect, test } from 'vitest';
import { preloadNavigations } from './preload-navigations.ts';

const agents = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  firefoxOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

test.each([
  [agents.firefox, false],
  [agents.firefoxOnIphone, true],
  [agents.chrome, true],
])('navigations are preloaded in %s: %s', async (agent, expected) => {
  let isEnabled = true;
  const set = async (value: boolean) => {
    isEnabled = value;
  };
  const preload = { enable: () => set(true), disable: () => set(false) };
  for (const asAnEarlierWorkerLeftIt of [true, false]) {
    await set(asAnEarlierWorkerLeftIt);
    await preloadNavigations(preload, agent);
    expect(isEnabled).toBe(expected);
  }
});
