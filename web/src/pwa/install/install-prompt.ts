import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/** Chromium's install event, which TypeScript does not know. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Installation = { readonly deferred: InstallPromptEvent | null; readonly isInstalled: boolean };

const installation = createStore<Installation>(() => ({ deferred: null, isInstalled: false }));

/** Defers the browser's own offer. Call it before the page loads because the event comes early. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPromptEvent(event)) return;
    event.preventDefault();
    installation.set({ deferred: event, isInstalled: false });
  });
  addEventListener('appinstalled', () => {
    installation.set({ deferred: null, isInstalled: true });
  });
}

/** How this device can install the app: by the browser's prompt or by hand on iOS; null if it cannot, or has. */
function installWay(): 'prompt' | 'ios' | null {
  const { deferred, isInstalled } = installation.get();
  if (isInstalled || isStandalone()) return null;
  if (deferred) return 'prompt';
  return isIos() ? 'ios' : null;
}

export async function promptInstall(): Promise<boolean> {
  const { deferred, isInstalled } = installation.get();
  installation.set({ deferred: null, isInstalled });
  return deferred ? (await deferred.prompt()).outcome === 'accepted' : false;
}

function isPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

export function isStandalone(): boolean {
  const isIosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isIosStandalone || matchMedia('(display-mode: standalone)').matches;
}

/** iPads report as Macs, but no Mac has a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** How to offer installing now; null if it is not the moment, not possible, or done. */
export function useInstallOffer(): 'prompt' | 'ios' | null {
  return useSyncExternalStore(
    subscribe,
    () => (installMoment.get() ? installWay() : null),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const stops = [installMoment.subscribe(listener), installation.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

const dismissedKey = 'install-offer-dismissed';

const installMoment = createStore(() => false);

/** A success, such as a sent quote request, is a good moment to offer it. */
export function markInstallMoment(): void {
  if (!installMoment.get() && deviceStorage.read(dismissedKey) === null) installMoment.set(true);
}

/** Does not offer it again on this device, unless storage is closed. */
export function dismissInstallOffer(): void {
  deviceStorage.write(dismissedKey, 'yes');
  installMoment.set(false);
}
