import type { AuditAction, AuditEntry } from '../entities/audit-entry.ts';
import { actorName } from '../entities/audit-words.ts';
import type { Mail } from '../entities/mail.ts';
import type { Quote } from '../entities/quote.ts';
import { business } from '../values/business.ts';
import type { ProjectBooks } from './project-stage.ts';
import type { TimelineEntry } from './timeline-entry.ts';

/** A project with all its records, in any order. */
export type ProjectStory = ProjectBooks & {
  readonly requests: readonly Quote[];
  readonly mails: readonly Mail[];
  readonly changes: readonly AuditEntry[];
  /** Used when the history names no one. */
  readonly clientName: string;
};

/** `contactId` for a contact who acted for the client. */
export type Who = { readonly name: string; readonly isClient: boolean; readonly contactId?: string };

export type StoryEvent = Omit<TimelineEntry, 'actor' | 'path'> & {
  readonly who: Who;
  readonly paths?: { readonly desk: string; readonly portal?: string };
};

export const compareTimes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export const staffOf = (name: string): Who => ({ name, isClient: false });

export const theBusiness = staffOf(business.name);

export function whoOf({ actor }: AuditEntry): Who {
  const isContact = actor.role === 'contact';
  return {
    name: actor.role === 'system' ? business.name : actorName(actor),
    isClient: actor.role === 'client' || isContact,
    ...(isContact && { contactId: actor.id }),
  };
}

/** Who last did one of these; `otherwise` without a history entry. */
export function whoDid(
  { changes }: ProjectStory,
  entityId: string,
  actions: readonly AuditAction[],
  otherwise = theBusiness,
): Who {
  const last = changes
    .filter((entry) => entry.entityId === entityId && actions.some((action) => action === entry.action))
    .toSorted((one, other) => compareTimes(other.at, one.at))[0];
  return last ? whoOf(last) : otherwise;
}

export function theClient({ clientName }: ProjectStory, name = clientName): Who {
  return { name, isClient: true };
}

export function happened(at: string | undefined, event: Omit<StoryEvent, 'at'>): StoryEvent[] {
  return at === undefined ? [] : [{ ...event, at }];
}
