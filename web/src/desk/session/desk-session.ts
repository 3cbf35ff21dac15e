import { staffSchema } from '@welding/domain/entities/staff';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const deskPersonSchema = z.pick(staffSchema, { id: true, name: true, email: true, role: true });
/** What the desk knows of whoever is signed in. */
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** `notice` is the sentence that says why a session ended. */
export type DeskSession =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | { readonly phase: 'signed-in'; readonly person: DeskPerson };

/** Where the session is noted, so that the desk opens from the device before Firebase is there, also without a signal. */
export const deskSessionKey = 'desk-session';

let current: DeskSession | undefined;
const listeners = new Set<() => void>();

/** The session of this page; one that is kept on the device is found when the page first asks. */
export function deskSession(): DeskSession {
  current ??= keptSession() ?? { phase: 'signed-out', notice: null };
  return current;
}

export function useDeskSession(): DeskSession {
  return useSyncExternalStore(subscribeToDeskSession, deskSession);
}

/** Calls `listener` after every change; returns how to stop. */
function subscribeToDeskSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Signs `person` in on this page and this device, or takes up what has changed about them. */
export function startDeskSession({ id, name, email, role }: DeskPerson): void {
  const person = { id, name, email, role };
  try {
    localStorage.setItem(deskSessionKey, JSON.stringify(person));
  } catch {
    // Where storage is closed, the session lasts as long as the page.
  }
  change({ phase: 'signed-in', person });
}

/** Forgets on this device that somebody is signed in; other tabs hear of it. What they kept is erased elsewhere. */
export function changeToSigningOut(): void {
  forgetKept();
  change({ phase: 'signing-out' });
}

export function endDeskSession(notice: string | null): void {
  forgetKept();
  change({ phase: 'signed-out', notice });
}

/** Takes up the session that another tab has begun. */
export function adoptKeptDeskSession(): void {
  const kept = keptSession();
  if (kept) change(kept);
}

/** Whoever is noted on this device, or null: nobody, not readable, or storage is closed to us. */
export function keptDeskPerson(): DeskPerson | null {
  try {
    const read = deskPersonSchema.safeParse(JSON.parse(localStorage.getItem(deskSessionKey) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function keptSession(): DeskSession | null {
  const person = keptDeskPerson();
  return person && { phase: 'signed-in', person };
}

function forgetKept(): void {
  try {
    localStorage.removeItem(deskSessionKey);
  } catch {
    // Where storage is closed, nothing was noted.
  }
}

function change(session: DeskSession): void {
  current = session;
  for (const listener of listeners) listener();
}
