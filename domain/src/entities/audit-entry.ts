import * as z from 'zod/mini';
import { erasedName } from '../values/privacy.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** A code with values, because readers may use different languages; audit-remark.ts words it. */
const auditFactSchema = z.object({
  code: storedCode([
    'amount',
    'amountFor',
    'keptAsCredit',
    'amountFrom',
    'bookedAnyway',
    'closedReason',
    'finishTakenBack',
    'fromRequest',
    'fromTime',
    'into',
    'isThisClient',
    'method',
    'moreOfClient',
    'moved',
    'notOwedAgain',
    'owedAgain',
    'paper',
    'receivedOn',
    'refund',
    'reopenedByMistake',
    'replacedBy',
    'requestReopened',
    'returnedBy',
    'sentTo',
    'untilTime',
  ]),
  /** A name, number or address, a day as YYYY-MM-DD, or the code of a label. */
  text: z.optional(z.string()),
  count: z.optional(z.number()),
  /** Dollars. */
  amount: z.optional(z.number()),
  at: z.optional(instantSchema),
});
export type AuditFact = z.infer<typeof auditFactSchema>;

export function paperFact({
  number,
  version = 1,
  total,
}: {
  readonly number: string;
  readonly version?: number;
  readonly total: number;
}): AuditFact {
  return { code: 'paper', text: number, count: version, amount: total };
}

const auditedEntities = [
  'client',
  'project',
  'appointment',
  'block',
  'recurringBlock',
  'quote',
  'payment',
  'estimate',
  'template',
  'priceEntry',
  'invoice',
  'expense',
  'staff',
  'settings',
  'mail',
  'workEntry',
  'work',
  'review',
  'everything',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];
/** Includes change orders, which are stored as estimates but have a name of their own. */
export type ToldEntity = AuditEntry['entity'] | 'changeOrder';

/** The codes of actions. English histories show the code itself; `audit-texts.ts` translates it. */
const auditActions = [
  'accepted',
  'added',
  'added a comment to',
  'added a note to',
  'added a photo to',
  'added an expense to',
  'answered a question about',
  'agreed to show',
  'answered',
  'approved',
  'asked about',
  'assigned',
  'brought back',
  'can make after all',
  'cancelled',
  'changed',
  'changed a caption of',
  'closed',
  'collected',
  'collected a signature on',
  'corrected',
  'confirmed the overlap of',
  'could not make',
  'created',
  'credited',
  'declined',
  'discarded',
  'dismissed',
  'erased',
  'followed up on',
  'finished',
  'handed over',
  'merged',
  'opened',
  'published',
  'put a photo back to',
  'put back',
  're-sent',
  'received',
  'recorded',
  'recorded a phone approval of',
  'refunded',
  'reminded of',
  'removed',
  'removed a photo from',
  'reopened',
  'replaced',
  'retired',
  'saw to a refused tap on',
  'sent',
  'set out for',
  'signed out',
  'started',
  'took back',
  'took back On my way of',
  'took back the start of',
  'took back the finish of',
  'took back the cancellation of',
  'took out all of',
  'unpublished',
  'voided',
  'withdrew',
  'wrote',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who made a change: staff, client or a client's contact by id, or the system. */
export const actorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: storedCode(['owner', 'office', 'welder', 'client', 'contact', 'system']),
});
export type Actor = z.infer<typeof actorSchema>;

const fieldChangeSchema = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/**
 * One change. Written in the same batch as the change and never updated. Erasing a client keeps who did what and when, and
 * deletes the values.
 */
export const auditEntrySchema = stored({
  id: field(idSchema, 'plain'),
  at: field(instantSchema, 'plain'),
  actor: field(actorSchema, {
    holds: 'client',
    erasedFrom: ({ actor }: { actor: Actor }) => withoutClientName(actor),
  }),
  action: field(storedCode(auditActions), 'plain'),
  entity: field(storedCode(auditedEntities), 'plain'),
  entityId: field(z.string(), 'plain'),
  clientId: field(z.optional(z.string()), 'plain'),
  changes: field(z._default(z.array(fieldChangeSchema), []), { holds: 'client', erased: [] }),
  /** The version before the change; empty for a new entity, missing where any version was accepted. */
  madeOn: field(z.optional(z.string()), 'plain'),
  /** Turned into text when read. */
  facts: field(z.optional(z.array(auditFactSchema)), 'client'),
  note: field(z.optional(z.string()), 'client'),
  /** When it was tapped, possibly long before. Taking a tap back repeats this time. */
  tappedAt: field(z.optional(instantSchema), 'plain'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const unremarkable = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'searchTerms',
  'contactAccess',
  'contactEmails',
  'mergedAs',
  'sequence',
  'replacedEmails',
  'formerEmails',
  'readersBefore',
  'unprovenWords',
  'sessionsValidFrom',
  'erasingSince',
  'cannotDo',
  'overlaps',
  'mayOverlap',
  // The refunded amount and time are shown instead.
  'refunds',
  'handBacks',
]);

/** Compares two versions of an entity, field by field. A field missing on one side is undefined there. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !unremarkable.has(field) && !isSame(before[field], after[field]),
  );
  return (
    changed
      // The client's own choice is told by its flag.
      .filter((field) => field !== 'stopped' || !changed.includes('reminders'))
      .map((field) => ({
        field,
        ...(before[field] !== undefined && { from: before[field] }),
        ...(after[field] !== undefined && { to: after[field] }),
      }))
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function withoutClientName(actor: Actor): Actor {
  return actor.role === 'client' || actor.role === 'contact'
    ? { ...actor, name: `${erasedName.firstName} ${erasedName.lastName}` }
    : actor;
}
