import { createStore } from '#shared/state/create-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const dismissedKey = 'install-offer-dismissed';

export const installMoment = createStore(() => false);

/** A success, such as a sent quote request, is a good moment to offer it. */
export function markInstallMoment(): void {
  if (!installMoment.get() && deviceStorage.read(dismissedKey) === null) installMoment.set(true);
}

/** Does not offer it again on this device, unless storage is closed. */
export function dismissInstallOffer(): void {
  deviceStorage.write(dismissedKey, 'yes');
  installMoment.set(false);
}
