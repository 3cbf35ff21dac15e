import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths, paths } from '#shared/api/paths.ts';
import { answerMessage } from './answer-message.ts';
import { answerNavigation, isPageNavigation } from './navigation.ts';
import {
  answerPortalCode,
  dropOldPortalCode,
  isPortalCode,
  splitManifest,
  updatePortalCode,
} from './portal-code.ts';
import { answerPhoto, isPhoto } from './portal-photos.ts';
import { preloadNavigations } from './preload-navigations.ts';
import { openNotification, showPush } from './push-notifications.ts';
import { answerQuote } from './quote-requests.ts';
import { renewPush } from './renew-push.ts';

declare const self: ServiceWorkerGlobalScope;

const { shell, portalCode } = splitManifest(self.__WB_MANIFEST);

const pushLook = {
  icon: '/icons/icon-192.png',
  badge: '/icons/monochrome-512.png',
  home: paths.dashboard,
};

// The first route that matches answers, and navigations ask the network before the precache.
registerRoute(isPageNavigation, answerNavigation);
registerRoute(({ url }) => url.pathname === apiPaths.quotes, answerQuote, 'POST');
registerRoute(isPortalCode(portalCode), answerPortalCode);
registerRoute(isPhoto, answerPhoto);
precacheAndRoute(shell);

self.addEventListener('install', (event) => event.waitUntil(updatePortalCode(portalCode)));
self.addEventListener('activate', (event) => {
  event.waitUntil(preloadNavigations(self.registration.navigationPreload, navigator.userAgent));
  event.waitUntil(dropOldPortalCode(portalCode));
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, pushLook)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, pushLook.home));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  // In the name of the client whose cookie the browser has.
  const tell = (method: 'POST' | 'DELETE', body: PushSubscriptionJSON) =>
    apiRequest(apiPaths.pushDevices, () => undefined, { method, body });
  event.waitUntil(renewPush(event, tell));
});
self.addEventListener('message', (event) => answerMessage(event, portalCode));
clientsClaim();
