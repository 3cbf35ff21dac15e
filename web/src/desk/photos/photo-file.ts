import { photoIdOf } from '@welding/domain/entities/photo-path';
import { deskFile } from '#desk/session/desk-request.ts';
import { deskPrefix } from '#shared/api/desk-scope.ts';

/** Signing out erases it. */
const cacheName = `${deskPrefix}photos`;
const mostPhotos = 200;

/**
 * The address that shows a photo in the browser. A photo behind the API comes from this device if it was seen before,
 * else in the name of the signed-in person. Others load from their own address.
 * @throws as `deskFile`
 */
export async function photoUrl(address: string): Promise<{ url: string; release: () => void }> {
  if (photoIdOf(address) === undefined) return { url: address, release: () => undefined };
  const url = URL.createObjectURL(await photoFile(address));
  return { url, release: () => URL.revokeObjectURL(url) };
}

/** Loads one after the other, so that photos on the screen come first. */
let ahead = Promise.resolve();

/**
 * Brings photos onto this device for when there is no signal. Not over a line that is slow, or that the person wants to be
 * sparing with: there they come when they are looked at.
 */
export function cacheAhead(addresses: readonly string[], signal: AbortSignal): void {
  ahead = ahead.then(async () => {
    for (const address of addresses) {
      if (signal.aborted || isSparing(navigator)) return;
      if (photoIdOf(address) !== undefined) await photoFile(address).catch(() => undefined);
    }
  });
}

/** Not in every browser, and not in TypeScript's library: https://wicg.github.io/netinfo/ */
type WithConnection = {
  readonly connection: { readonly saveData?: boolean; readonly effectiveType?: string };
};

function isSparing(device: object): boolean {
  if (!hasConnection(device)) return false;
  const { saveData = false, effectiveType = '4g' } = device.connection;
  return saveData || effectiveType !== '4g';
}

function hasConnection(device: object): device is WithConnection {
  return 'connection' in device;
}

/** A photo that is shown in two places at once is fetched once. */
const fetching = new Map<string, Promise<Blob>>();

function photoFile(address: string): Promise<Blob> {
  const file = fetching.get(address) ?? findFile(address).finally(() => fetching.delete(address));
  fetching.set(address, file);
  return file;
}

async function findFile(address: string): Promise<Blob> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const cached = await cache?.match(address);
  if (cached) return await cached.blob();
  const file = await deskFile(address);
  // A full disk keeps nothing, and shows it all the same.
  if (cache) await cacheFile(cache, address, file).catch(() => undefined);
  return file;
}

/** Keys come in the order in which they were added: the oldest go. */
async function cacheFile(cache: Cache, address: string, file: Blob): Promise<void> {
  await cache.put(address, new Response(file));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPhotos)).map((key) => cache.delete(key)));
}
