import { type BrowserContext, expect, type Locator, type Page, type Worker } from '@playwright/test';
import type { PushNotice } from '@welding/domain/entities/push-notice';
import type { TestDevice } from '../support/push-devices.ts';

/**
 * Gives the page the local push service with the subscription of `device`, because the browser's is on the Internet. Counts
 * the page's other calls to the browser in `window.asked`.
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

/** The number of times that this page asked for the permission. */
export async function timesAsked(page: Page): Promise<unknown> {
  return await page.evaluate(() => ('asked' in window ? window.asked : undefined));
}

export function notificationsCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications on this device' });
}

/** The workers' scripts by scope. */
const workerScripts = { '/': '/sw.js', '/desk': '/desk/sw.js' };

/**
 * Hands a push message to the worker of `scope` and waits until its notification is shown. Chromium loses a notification
 * that is queried while it appears.
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

/** Runs in a worker. Its `shown` resolves with the next notification. */
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

/** Tells the worker that the push service replaced its subscription, and waits for its reaction. */
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

/** The notifications shown by the worker of `scope`. */
export async function shownNotifications(page: Page, scope: string) {
  return await page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map((notification) => {
      const { title, body, tag, data, icon } = notification;
      // TypeScript's library lacks `badge`.
      const { badge } = Object(notification);
      const pathOf = (url: string) => new URL(url).pathname;
      return { title, body, tag, path: data, icon: pathOf(icon), badge: pathOf(badge) };
    });
  }, scope);
}

/** Checks that a notification's icons exist. */
export async function expectImages(page: Page, ...files: readonly string[]): Promise<void> {
  for (const file of files) {
    const answer = await page.request.get(file);
    expect([file, answer.headers()['content-type']]).toEqual([file, 'image/png']);
  }
}
