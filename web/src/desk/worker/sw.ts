import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { tapSyncTag } from '#desk/outbox/background-sync.ts';
import { sendKeptTaps } from '#desk/outbox/send-kept-taps.ts';
import { deskCodePrefix } from '#desk/session/desk-code-prefix.ts';
import { answerUpdateMessage } from '#pwa/worker/answer-update-message.ts';
import { isWorkerMessage } from '#pwa/worker-messages.ts';
import { isScreenNavigation } from './screen-navigation.ts';
import { workerSender } from './worker-sender.ts';

declare const self: ServiceWorkerGlobalScope;

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
    event.waitUntil(sendKeptTaps(workerSender));
});
clientsClaim();
