import type { Page } from '@playwright/test';

/** A worker as the browser identifies it, to call it without an open page of its app. */
export type CallableWorker = { readonly origin: string; readonly registrationId: string };

/** The worker with this scope. @param page any page of its origin */
export async function workerOf(page: Page, scope: string): Promise<CallableWorker> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const wanted = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope);
      if (wanted) resolve(wanted.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { origin: new URL(page.url()).origin, registrationId: await found };
}

/** Calls the worker like the browser when the signal returns. @returns a function that repeats the call */
export async function syncFrom(
  page: Page,
  worker: CallableWorker,
  tag: string,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  return async () => {
    await session.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag, lastChance: false });
  };
}
