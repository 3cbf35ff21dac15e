import { staffSchema } from '@welding/domain/entities/staff';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '#shared/state/create-store.ts';
import { deskSessionKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const deskPersonSchema = z.pick(staffSchema, { id: true, name: true, email: true, role: true });
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** `notice` says why a session ended. */
type DeskSession =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | { readonly phase: 'signed-in'; readonly person: DeskPerson };

const signedOut: DeskSession = { phase: 'signed-out', notice: null };
const store = createStore<DeskSession>(() => storedSession() ?? signedOut);

/** The session of this page. The first call looks for a kept one. */
export function deskSession(): DeskSession {
  return store.get();
}

export function useDeskSession(): DeskSession {
  return useSyncExternalStore(store.subscribe, store.get, () => signedOut);
}

/** Signs `person` in on this page and device, or updates their data. */
export function startDeskSession({ id, name, email, role }: DeskPerson): void {
  const person = { id, name, email, role };
  // If storage is closed, the session lasts as long as the page.
  deviceStorage.write(deskSessionKey, JSON.stringify(person));
  store.set({ phase: 'signed-in', person });
}

/** Forgets the sign-in on this device and tells other tabs. The data is erased elsewhere. */
export function changeToSigningOut(): void {
  forgetStored();
  store.set({ phase: 'signing-out' });
}

export function endDeskSession(notice: string | null): void {
  forgetStored();
  store.set({ phase: 'signed-out', notice });
}

export function adoptStoredDeskSession(): void {
  const stored = storedSession();
  if (stored) store.set(stored);
}

/** The person stored on this device; null for none, an unreadable value or closed storage. */
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

/** Only the owner may void payments and refund; the API enforces it. */
export function useIsOwner(): boolean {
  const session = useDeskSession();
  return session.phase === 'signed-in' && session.person.role === 'owner';
}
