import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { installMoment } from './install-moment.ts';

/** The event Chromium fires when the site can be installed; no standard types it. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Installation = { readonly deferred: InstallPromptEvent | null; readonly isInstalled: boolean };

/** The browser's state of installing the app. */
const installation = createStore<Installation>(() => ({ deferred: null, isInstalled: false }));

/** Holds the browser's own offer back for a fitting moment. Call it before the page has loaded: the event comes early. */
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

/** How this device installs the app, if it can and has not: by the browser's prompt, or by hand as on iOS. */
function installWay(): 'prompt' | 'ios' | null {
  const { deferred, isInstalled } = installation.get();
  if (isInstalled || isStandalone()) return null;
  if (deferred) return 'prompt';
  return isIos() ? 'ios' : null;
}

/** Shows the browser's own prompt. Says whether the person accepted. */
export async function promptInstall(): Promise<boolean> {
  const { deferred, isInstalled } = installation.get();
  installation.set({ deferred: null, isInstalled });
  return deferred ? (await deferred.prompt()).outcome === 'accepted' : false;
}

function isPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Whether the app was opened from the home screen. */
export function isStandalone(): boolean {
  const isIosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isIosStandalone || matchMedia('(display-mode: standalone)').matches;
}

/** iPads call themselves Macs; no Mac has a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** How to offer the app for the home screen now, or null: not the moment, not possible, or done already. */
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
