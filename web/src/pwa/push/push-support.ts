import { isIos, isStandalone } from '#pwa/install/install-prompt.ts';

/** What this browser can do about notifications, before anybody is asked. `home-screen`: iPhones show them for the installed app alone. */
export type PushSupport = 'supported' | 'home-screen' | 'unsupported';

export function pushSupport(): PushSupport {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isKnown) return 'supported';
  return isIos() && !isStandalone() ? 'home-screen' : 'unsupported';
}
