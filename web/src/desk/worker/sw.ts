import { apiPaths } from '@welding/domain/api-paths';
import { apiMessages } from '@welding/domain/messages';
import { deskScope } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type DeskSender, queueOfDesk } from '#desk/queue/queue-of-desk.ts';
import { openNotification, renewPush, showPush } from '#pwa/worker/push-notifications.ts';
import { handleUpdateMessage, onSync } from '#pwa/worker/worker-events.ts';
import { isWorkerMessage } from '#pwa/worker-message.ts';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import {
  chosenLanguageName,
  deskAppName,
  deskCodePrefix,
  isScreenNavigation,
} from '#shared/api/app-of-origin.ts';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';

declare const self: ServiceWorkerGlobalScope;

const pushLook = {
  icon: `${deskScope}/icons/icon-192.png`,
  // A badge is a single color, so the site's and the business's are the same.
  badge: '/icons/monochrome-512.png',
  home: deskScope,
};

setCacheNameDetails({ prefix: deskCodePrefix });
precacheAndRoute(self.__WB_MANIFEST);
// All screens are one cached page, so the desk opens without the network.
const serveFromDevice = createHandlerBoundToURL('desk.html');
registerRoute(isScreenNavigation, async (options) => {
  // For the other language the page comes from the network with its own worker.
  const other = (await isOtherLanguageChosen()) && (await fetch(options.request).catch(() => undefined));
  return other || serveFromDevice(options);
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) handleUpdateMessage(event, message);
});
onSync(queueOfDesk(workerSender));
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, pushLook)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, pushLook.home));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDeskPush(event)));
clientsClaim();

async function isOtherLanguageChosen(): Promise<boolean> {
  return await caches.has(chosenLanguageName(currentLanguage() === 'en' ? 'es' : 'en'));
}

/**
 * `renewPush` as the person signed in on the desk's pages.
 * @throws as `renewPush`
 */
async function renewDeskPush(change: Parameters<typeof renewPush>[0]): Promise<void> {
  await renewPush(change, async (method, subscription) => {
    const sender = await workerSender();
    if (!sender) throw new ApiError(401, apiMessages.noSession);
    await apiRequest(apiPaths.pushDevices, () => undefined, {
      method,
      body: subscription,
      bearer: sender.idToken,
    });
  });
}

/** Undefined when signed out. Opens Firebase each time because a worker outlives sessions. */
async function workerSender(): Promise<DeskSender | undefined> {
  const app = initializeApp(firebaseConfig, deskAppName);
  try {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
    await auth.authStateReady();
    const user = auth.currentUser;
    return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
  } finally {
    await deleteApp(app);
  }
}
