import { beforeEach, expect, test, vi } from 'vitest';

const real = Date.parse('2027-03-14T15:00:00Z');
const day = 86_400_000;
const answer = (date: number, cacheControl = 'private, no-store') => ({
  headers: new Headers({ Date: new Date(date).toUTCString(), 'Cache-Control': cacheControl }),
});
const kept = new Map<string, string>();

/** The module as a page that is opened on a device with this clock has it. */
async function openedAt(device: number) {
  vi.resetModules();
  vi.useFakeTimers({ now: device });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return await import('./server-clock.ts');
}

beforeEach(() => kept.clear());

test.each([2, -2, 400, -400])(
  'corrects a clock that is %i days off, and on the next opening too',
  async (days) => {
    const clock = await openedAt(real + days * day);
    const heard = vi.fn();
    clock.onClockChange(heard);
    clock.noteServerTime(answer(real));
    expect([clock.serverNow().getTime(), heard.mock.calls.length]).toEqual([real, 1]);
    const offline = await openedAt(real + days * day + 60_000);
    expect(offline.serverNow().getTime()).toBe(real + 60_000);
    const mended = await openedAt(real + 120_000);
    mended.noteServerTime(answer(real + 120_000));
    expect([mended.serverNow().getTime(), kept.size]).toEqual([real + 120_000, 0]);
  },
);

test.each([
  ['some seconds', answer(real - 15_000)],
  ['as long as a cache may keep it', answer(real - 330_000, 'public, max-age=300, s-maxage=300')],
  ['no Date', { headers: new Headers() }],
])('keeps a correct clock despite a late answer: %s', async (_, late) => {
  const clock = await openedAt(real);
  clock.noteServerTime(late);
  expect([clock.serverNow().getTime(), kept.size]).toEqual([real, 0]);
});
