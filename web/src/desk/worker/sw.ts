import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deskCodePrefix } from '#desk/session/desk-code-prefix.ts';
import { answerUpdateMessage } from '#pwa/worker/answer-update-message.ts';
import { isWorkerMessage } from '#pwa/worker-messages.ts';
import { isScreenNavigation } from './screen-navigation.ts';

declare const self: ServiceWorkerGlobalScope;

setCacheNameDetails({ prefix: deskCodePrefix });
precacheAndRoute(self.__WB_MANIFEST);
// Every screen is the same page, which is on the device: the desk opens without asking the network.
registerRoute(isScreenNavigation, createHandlerBoundToURL('desk.html'));

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) answerUpdateMessage(event, message);
});
clientsClaim();
