import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const dismissedKey = 'install-offer-dismissed';

/** Whether this is a fitting moment to offer the app for the home screen. */
export const installMoment = createStore(() => false);

/** Something went well, such as a quote that was sent: a fitting moment. */
export function markInstallMoment(): void {
  if (!installMoment.get() && deviceStorage.read(dismissedKey) === null) installMoment.set(true);
}

/** The offer is not made again on this device; where storage is closed, it may come again. */
export function dismissInstallOffer(): void {
  deviceStorage.write(dismissedKey, 'yes');
  installMoment.set(false);
}
