import { readLanguageFrom } from '@welding/domain/values/language';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openNotification, showPush } from './push-notifications.ts';

const origin = 'https://welding.example';
const look = { icon: '/icon.png', badge: '/badge.png', home: '/dashboard' };
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
let windows: ReturnType<typeof windowAt>[] = [];

function windowAt(path: string, visibilityState = 'hidden') {
  const open = {
    url: `${origin}${path}`,
    visibilityState,
    navigate: vi.fn(async () => null),
    focus: vi.fn(async () => open),
  };
  return open;
}

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  vi.stubGlobal('self', {
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
});

const tap = async (path: unknown) => {
  const close = vi.fn();
  await openNotification({ data: path, close }, look.home);
  expect(close).toHaveBeenCalledOnce();
};

describe('a push message', () => {
  test('is shown with its tag, and remembers its screen', async () => {
    const notice = {
      ...{ title: 'New request', body: 'Truck', path: '/desk/requests/1', tag: 'new-request_1' },
      lang: 'es',
    };
    await showPush({ text: () => JSON.stringify(notice) }, look);
    expect(showNotification).toHaveBeenCalledWith('New request', {
      body: 'Truck',
      tag: 'new-request_1',
      lang: 'es',
      icon: '/icon.png',
      badge: '/badge.png',
      data: '/desk/requests/1',
    });
  });

  test.each([null, { text: () => 'nothing of ours' }])(
    'is shown as general news when it is unreadable',
    async (data) => {
      await showPush(data, look);
      expect(showNotification).toHaveBeenCalledWith(
        expect.any(String),
        expect.objectContaining({ body: 'There is news for you.', data: '/dashboard' }),
      );
    },
  );
});

describe('a tap on a notification', () => {
  test('focuses the window that shows the screen, and leaves it as it is', async () => {
    const shown = windowAt('/dashboard');
    windows = [windowAt('/', 'visible'), shown];
    await tap('/dashboard');
    expect(shown.focus).toHaveBeenCalledOnce();
    expect(shown.navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('navigates the visible window of the same app to the screen', async () => {
    const desk = windowAt('/desk/calendar', 'visible');
    windows = [windowAt('/', 'visible'), windowAt('/desk'), desk];
    await tap('/desk/requests/1');
    expect(desk.navigate).toHaveBeenCalledWith(`${origin}/desk/requests/1`);
    expect(windows[0]?.focus).not.toHaveBeenCalled();
  });

  test('opens a window when none of this app is open, or only one with a payment', async () => {
    windows = [windowAt('/desk', 'visible'), windowAt('/checkout/1', 'visible')];
    await tap('/dashboard');
    expect(openWindow).toHaveBeenCalledWith(`${origin}/dashboard`);
    for (const open of windows) expect(open.focus).not.toHaveBeenCalled();
  });

  test('opens a window when the open one refuses to navigate', async () => {
    const stubborn = windowAt('/services');
    stubborn.navigate.mockRejectedValue(new TypeError('Not controlled'));
    windows = [stubborn];
    await tap('/dashboard');
    expect(openWindow).toHaveBeenCalledWith(`${origin}/dashboard`);
  });

  test('on a notification without a screen opens the app’s first screen', async () => {
    await tap(undefined);
    expect(openWindow).toHaveBeenCalledWith(`${origin}/dashboard`);
  });

  test.each([
    ['/dashboard', '/es/dashboard'],
    ['/es/dashboard', '/es/dashboard'],
    ['/desk/requests/1', '/desk/requests/1'],
  ])('in Spanish, %s leads to %s', async (path, shown) => {
    const before = readLanguageFrom(() => 'es');
    try {
      await tap(path);
    } finally {
      readLanguageFrom(before);
    }
    expect(openWindow).toHaveBeenCalledWith(`${origin}${shown}`);
  });
});
