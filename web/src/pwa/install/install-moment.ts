const dismissedKey = 'install-offer-dismissed';

let isNow = false;
const listeners = new Set<() => void>();

/** Something went well, such as a quote that was sent: a fitting moment to offer the app for the home screen. */
export function markInstallMoment(): void {
  if (isNow || wasDismissed()) return;
  isNow = true;
  notify();
}

/** The offer is not made again on this device. */
export function dismissInstallOffer(): void {
  isNow = false;
  try {
    localStorage.setItem(dismissedKey, 'yes');
  } catch {
    // Where storage is closed, the offer may come again.
  }
  notify();
}

export function isInstallMoment(): boolean {
  return isNow;
}

export function subscribeToInstallMoment(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
