import { staffSchema } from '@welding/domain/entities/staff';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '#shared/state/create-store.ts';
import { deskSessionKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const deskPersonSchema = z.pick(staffSchema, { id: true, name: true, email: true, role: true });
/** The desk's data of the signed-in person. */
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** `notice` is the sentence that says why a session ended. */
export type DeskSession =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | { readonly phase: 'signed-in'; readonly person: DeskPerson };

const signedOut: DeskSession = { phase: 'signed-out', notice: null };
const store = createStore<DeskSession>(() => storedSession() ?? signedOut);

/** The session of this page; one that is kept on the device is found when the page first asks. */
export function deskSession(): DeskSession {
  return store.get();
}

export function useDeskSession(): DeskSession {
  return useSyncExternalStore(store.subscribe, store.get, () => signedOut);
}

/** Signs `person` in on this page and this device, or takes up what has changed about them. */
export function startDeskSession({ id, name, email, role }: DeskPerson): void {
  const person = { id, name, email, role };
  // Where storage is closed, the session lasts as long as the page.
  deviceStorage.write(deskSessionKey, JSON.stringify(person));
  store.set({ phase: 'signed-in', person });
}

/** Forgets the sign-in on this device and tells other tabs. Kept data is erased elsewhere. */
export function changeToSigningOut(): void {
  forgetStored();
  store.set({ phase: 'signing-out' });
}

export function endDeskSession(notice: string | null): void {
  forgetStored();
  store.set({ phase: 'signed-out', notice });
}

/** Takes up the session that another tab has begun. */
export function adoptStoredDeskSession(): void {
  const stored = storedSession();
  if (stored) store.set(stored);
}

/** The person noted on this device; null for none, an unreadable note or closed storage. */
export function storedDeskPerson(): DeskPerson | null {
  const read = deskPersonSchema.safeParse(deviceStorage.readJson(deskSessionKey));
  return read.success ? read.data : null;
}

function storedSession(): DeskSession | null {
  const person = storedDeskPerson();
  return person && { phase: 'signed-in', person };
}

function forgetStored(): void {
  deviceStorage.remove(deskSessionKey);
}
