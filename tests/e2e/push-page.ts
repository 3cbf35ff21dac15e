import { type BrowserContext, expect, type Locator, type Page, type Worker } from '@playwright/test';
import type { PushNotice } from '@welding/domain/entities/push-notice';
import type { TestDevice } from '../support/push-devices.ts';

/**
 * Gives the page a push service: the one whose stand-in `device` is subscribed at. That of the browser is on the Internet.
 * What the page asks of the browser besides, and when, is counted in `window.asked`.
 */
export async function subscribeAs(page: Page, { subscription }: TestDevice): Promise<void> {
  await page.addInitScript((json) => {
    const key = 'test-subscribed';
    const made = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    const requestPermission = Notification.requestPermission.bind(Notification);
    Object.assign(window, { asked: 0 });
    Notification.requestPermission = async () => {
      Object.assign(window, { asked: 1 });
      return requestPermission();
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(key, 'yes');
        return made;
      },
      getSubscription: async () => (localStorage.getItem(key) ? made : null),
    });
  }, subscription);
}

/** How often this page has asked the browser for the permission. */
export async function timesAsked(page: Page): Promise<unknown> {
  return await page.evaluate(() => ('asked' in window ? window.asked : undefined));
}

export function notificationsCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications on this device' });
}

/** The scripts of the workers, by scope. */
const workerScripts = { '/': '/sw.js', '/desk': '/desk/sw.js' };

/**
 * Has the browser hand a push message to the worker of `scope`, as its push service would, and waits until that has shown
 * it: Chromium forgets a notification for which it is asked while it comes onto the screen.
 */
export async function deliverPush(
  page: Page,
  scope: keyof typeof workerScripts,
  notice: PushNotice | string,
): Promise<void> {
  const worker = workerOf(page.context(), workerScripts[scope]);
  await worker.evaluate(noteWhenShown);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: typeof notice === 'string' ? notice : JSON.stringify(notice),
  });
  await worker.evaluate(() => Reflect.get(globalThis, 'shown'));
  await session.detach();
}

/** Runs in a worker: its `shown` is done when the next notification is. */
function noteWhenShown(): void {
  const registration = Object(Reflect.get(globalThis, 'registration'));
  const shown = new Promise<void>((resolve) => {
    registration.showNotification = async (...options: unknown[]) => {
      delete registration.showNotification;
      await registration.showNotification(...options);
      resolve();
    };
  });
  Object.assign(globalThis, { shown });
}

/** The running worker of this script. @throws Error when it does not run */
export function workerOf(context: BrowserContext, script: string): Worker {
  const worker = context.serviceWorkers().find((running) => new URL(running.url()).pathname === script);
  if (!worker) throw new Error(`${script} does not run`);
  return worker;
}

/** Has the worker whose script this is hear that the push service put another subscription in one's place, and waits for what it does. */
export async function renewSubscription(
  context: BrowserContext,
  script: string,
  old: TestDevice,
  renewed: TestDevice,
): Promise<void> {
  await workerOf(context, script).evaluate(
    async ([before, after]) => {
      let done: unknown;
      const change = new Event('pushsubscriptionchange');
      const oldSubscription = { toJSON: () => before };
      const newSubscription = { toJSON: () => after };
      const waitUntil = (work: unknown) => {
        done = work;
      };
      Object.assign(change, { oldSubscription, newSubscription, waitUntil });
      globalThis.dispatchEvent(change);
      await done;
    },
    [old.subscription, renewed.subscription] as const,
  );
}

/** What the worker of `scope` shows, as the browser has it. */
export async function shownNotifications(page: Page, scope: string) {
  return await page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map((notification) => {
      const { title, body, tag, data, icon } = notification;
      // TypeScript's library does not know it.
      const { badge } = Object(notification);
      const pathOf = (url: string) => new URL(url).pathname;
      return { title, body, tag, path: data, icon: pathOf(icon), badge: pathOf(badge) };
    });
  }, scope);
}

/** Icons that a notification names are there. */
export async function expectImages(page: Page, ...files: readonly string[]): Promise<void> {
  for (const file of files) {
    const answer = await page.request.get(file);
    expect([file, answer.headers()['content-type']]).toEqual([file, 'image/png']);
  }
}
