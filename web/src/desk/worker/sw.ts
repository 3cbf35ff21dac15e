import { deskScope } from '@welding/domain/paths';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { oldDeskStores } from '#desk/queue/old-desk-stores.ts';
import { queueOfDesk } from '#desk/queue/queue-of-desk.ts';
import { deskCodePrefix } from '#desk/session/desk-names.ts';
import { replaceOldStores } from '#pwa/queue/carry-over.ts';
import { answerUpdateMessage } from '#pwa/worker/answer-update-message.ts';
import { onSync } from '#pwa/worker/on-sync.ts';
import { openNotification, showPush } from '#pwa/worker/push-notifications.ts';
import { isWorkerMessage } from '#pwa/worker-messages.ts';
import { isOtherLanguageChosen } from './other-language.ts';
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
const answerFromDevice = createHandlerBoundToURL('desk.html');
registerRoute(isScreenNavigation, async (options) => {
  // In the other language the desk comes from the network, and brings its own worker.
  const other = (await isOtherLanguageChosen()) && (await fetch(options.request).catch(() => undefined));
  return other || answerFromDevice(options);
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) answerUpdateMessage(event, message);
});
self.addEventListener('activate', (event) => event.waitUntil(replaceOldStores(deskQueue, oldDeskStores)));
onSync(queueOfDesk(workerSender));
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, pushLook)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, pushLook.home));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDeskPush(event)));
clientsClaim();
