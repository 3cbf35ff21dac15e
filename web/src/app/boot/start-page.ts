import { paths } from '@welding/domain/paths';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/**
 * Where the app goes when it was opened from the home screen: a client who stayed signed in lands in the portal, anyone
 * else on the home page. Null: where the page is.
 */
export function startPage(): string | null {
  if (`${location.pathname}${location.search}` !== paths.appStart) return null;
  return deviceStorage.read(sessionMarkerKey) === null ? null : paths.dashboard;
}
