/** The event Chromium fires when the site can be installed; no standard types it. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let deferred: InstallPromptEvent | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

/** Holds the browser's own offer back for a fitting moment. Call it before the page has loaded: the event comes early. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPromptEvent(event)) return;
    event.preventDefault();
    deferred = event;
    notify();
  });
  addEventListener('appinstalled', () => {
    deferred = null;
    isInstalled = true;
    notify();
  });
}

/** How this device installs the app, if it can and has not: by the browser's prompt, or by hand as on iOS. */
export function installWay(): 'prompt' | 'ios' | null {
  if (isInstalled || isStandalone()) return null;
  if (deferred) return 'prompt';
  return isIos() ? 'ios' : null;
}

/** Shows the browser's own prompt. Says whether the person accepted. */
export async function promptInstall(): Promise<boolean> {
  const event = deferred;
  deferred = null;
  notify();
  return event ? (await event.prompt()).outcome === 'accepted' : false;
}

export function subscribeToInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function isPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function isStandalone(): boolean {
  const isIosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isIosStandalone || matchMedia('(display-mode: standalone)').matches;
}

/** iPads call themselves Macs; no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
