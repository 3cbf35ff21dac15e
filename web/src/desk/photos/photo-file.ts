import { deskApiPaths } from '@welding/domain/api-paths';
import { type PhotoOwner, type PhotoPlace, photoPlaceSchema } from '@welding/domain/entities/photo';
import { photoIdOf } from '@welding/domain/entities/photo-path';
import { deskFile, deskRequest } from '#desk/session/desk-request.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { photoGridTexts } from './photos-texts.ts';

/** Signing out erases it. */
const cacheName = `${deskPrefix}photos`;
const mostPhotos = 200;

/**
 * The URL that shows a photo. Our photos come from this device, else from the API as the signed-in person. Others keep
 * their own URL.
 * @throws as `deskFile`
 */
export async function photoUrl(address: string): Promise<{ url: string; release: () => void }> {
  if (photoIdOf(address) === undefined) return { url: address, release: () => undefined };
  const url = URL.createObjectURL(await photoFile(address));
  return { url, release: () => URL.revokeObjectURL(url) };
}

/** Loads one at a time, so that photos on screen come first. */
let ahead = Promise.resolve();

/** Caches photos for offline use, except on slow or metered connections, where they load when viewed. */
export function cacheAhead(addresses: readonly string[], signal: AbortSignal): void {
  ahead = ahead.then(async () => {
    for (const address of addresses) {
      if (signal.aborted || isSparing(navigator)) return;
      if (photoIdOf(address) !== undefined) await photoFile(address).catch(() => undefined);
    }
  });
}

/** Some browsers lack it, and TypeScript does not know it: https://wicg.github.io/netinfo/ */
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

/** Shares the fetch of a photo shown twice. */
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
  // With a full disk it is shown but not kept.
  if (cache) await cacheFile(cache, address, file).catch(() => undefined);
  return file;
}

/** Keys are in insertion order, so the oldest go first. */
async function cacheFile(cache: Cache, address: string, file: Blob): Promise<void> {
  await cache.put(address, new Response(file));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPhotos)).map((key) => cache.delete(key)));
}

/**
 * An empty caption removes it.
 * @throws as `deskRequest`
 */
export async function saveCaption(id: string, owner: PhotoOwner, caption: string): Promise<void> {
  await post(deskApiPaths.photo(id, 'caption'), () => undefined, { owner, caption });
}

/** Removes a photo and offers undo; reports a failure. */
export async function removeWithUndo(id: string, owner: PhotoOwner): Promise<void> {
  const t = photoGridTexts();
  try {
    const parse = (json: unknown) => photoPlaceSchema.parse(json);
    const place = await post(deskApiPaths.photo(id, 'remove'), parse, { owner });
    const action = { label: t.undo, onAction: () => void restore(id, place) };
    void showToast({
      title: t.photoRemoved,
      description: t.restorable,
      action,
    });
  } catch (error) {
    tell(t.notRemoved, error);
  }
}

async function restore(id: string, place: PhotoPlace): Promise<void> {
  try {
    await post(deskApiPaths.photo(id, 'restore'), () => undefined, place);
  } catch (error) {
    tell(photoGridTexts().notPutBack, error);
  }
}

async function post<Result>(path: string, parse: (json: unknown) => Result, body: unknown): Promise<Result> {
  return await deskRequest(path, parse, { body });
}

function tell(title: string, error: unknown): void {
  const description = error instanceof ApiError ? `${error.reason}.` : photoGridTexts().nothingChanged;
  void showToast({ title, description, variant: 'destructive' });
}
