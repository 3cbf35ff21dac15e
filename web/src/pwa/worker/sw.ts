import { apiPaths } from '@welding/domain/api-paths';
import { atSite, paths } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { queueOfSite } from '#pwa/site-queue/quote-kind.ts';
import { isWorkerMessage } from '#pwa/worker-message.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { codePrefixes } from '#shared/api/app-of-origin.ts';
import { isApiNavigation, serveApiNavigation } from './finish-logout.ts';
import { isPageNavigation, serveNavigation } from './navigation.ts';
import {
  cachePortalCode,
  dropOldPortalCode,
  isPhoto,
  isPortalCode,
  servePhoto,
  servePortalCode,
  splitManifest,
  updatePortalCode,
} from './portal-code.ts';
import { preloadNavigations } from './preload-navigations.ts';
import { openNotification, renewPush, showPush } from './push-notifications.ts';
import { sendOrQueueQuote } from './send-or-queue-quote.ts';
import { handleUpdateMessage, onSync } from './worker-events.ts';

declare const self: ServiceWorkerGlobalScope;

const { shell, portalCode } = splitManifest(self.__WB_MANIFEST);

const pushLook = {
  icon: '/icons/icon-192.png',
  badge: '/icons/monochrome-512.png',
  home: atSite(paths.dashboard),
};

const prefix = codePrefixes[currentLanguage()];
if (prefix) setCacheNameDetails({ prefix: `${prefix}code` });

// The first matching route wins. Navigations try the network before the precache.
registerRoute(isPageNavigation, serveNavigation);
registerRoute(isApiNavigation, serveApiNavigation);
registerRoute(({ url }) => url.pathname === apiPaths.quotes, sendOrQueueQuote, 'POST');
registerRoute(isPortalCode(portalCode), servePortalCode);
registerRoute(isPhoto, servePhoto);
precacheAndRoute(shell);

self.addEventListener('install', (event) => event.waitUntil(updatePortalCode(portalCode)));
self.addEventListener('activate', (event) => {
  event.waitUntil(preloadNavigations(self.registration.navigationPreload, navigator.userAgent));
  event.waitUntil(dropOldPortalCode(portalCode));
});
onSync(queueOfSite);
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, pushLook)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, pushLook.home));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  // Uses the session of the browser's cookie.
  const tell = (method: 'POST' | 'DELETE', body: PushSubscriptionJSON) =>
    apiRequest(apiPaths.pushDevices, () => undefined, { method, body });
  event.waitUntil(renewPush(event, tell));
});
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  if (message.type === 'KEEP_PORTAL_CODE') event.waitUntil(cachePortalCode(portalCode));
  else handleUpdateMessage(event, message);
});
clientsClaim();
