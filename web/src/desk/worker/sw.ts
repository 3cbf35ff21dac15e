import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { tapSyncTag } from '#desk/outbox/background-sync.ts';
import { sendKeptPhotos } from '#desk/outbox/send-kept-photos.ts';
import { sendKeptTaps } from '#desk/outbox/send-kept-taps.ts';
import { deskCodePrefix } from '#desk/session/desk-names.ts';
import { answerUpdateMessage } from '#pwa/worker/answer-update-message.ts';
import { openNotification, showPush } from '#pwa/worker/push-notifications.ts';
import { isWorkerMessage } from '#pwa/worker-messages.ts';
import { deskScope } from '#shared/api/desk-scope.ts';
import { renewDeskPush } from './renew-desk-push.ts';
import { isScreenNavigation } from './screen-navigation.ts';
import { workerSender } from './worker-sender.ts';

declare const self: ServiceWorkerGlobalScope;

const pushLook = {
  icon: `${deskScope}/icons/icon-192.png`,
  // A badge is one colour on nothing: that of the site is the business's, too.
  badge: '/icons/monochrome-512.png',
  home: deskScope,
};

setCacheNameDetails({ prefix: deskCodePrefix });
precacheAndRoute(self.__WB_MANIFEST);
// Every screen is the same page, which is on the device: the desk opens without asking the network.
registerRoute(isScreenNavigation, createHandlerBoundToURL('desk.html'));

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) answerUpdateMessage(event, message);
});
// A sync that fails is tried again by the browser, a few times. The event is not in TypeScript's library.
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent && 'tag' in event && event.tag === tapSyncTag)
    event.waitUntil(sendKept());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, pushLook)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, pushLook.home));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDeskPush(event)));
clientsClaim();

/** Taps first: they are what somebody waits for. */
async function sendKept(): Promise<void> {
  await sendKeptTaps(workerSender);
  await sendKeptPhotos(workerSender);
}
