import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { erasedName, type PrivacyOf } from './privacy.ts';

/** A code with values, because readers may use different languages; audit-remark.ts words it. */
const auditFactSchema = z.object({
  code: z.enum([
    'amount',
    'amountFor',
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
export type ToldEntity = AuditedEntity | 'changeOrder';

/** Who made a change: staff, client or a client's contact by id, or the system. */
export const actorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'office', 'welder', 'client', 'contact', 'system']),
});
export type Actor = z.infer<typeof actorSchema>;

const fieldChangeSchema = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** One change. Written in the same batch as the change and never updated. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  actor: actorSchema,
  /** A past-tense verb: created, changed, accepted, closed, merged, erased. */
  action: z.string(),
  entity: z.enum(auditedEntities),
  entityId: z.string(),
  clientId: z.optional(z.string()),
  changes: z._default(z.array(fieldChangeSchema), []),
  /** The version before the change; empty for a new entity, missing where any version was accepted. */
  madeOn: z.optional(z.string()),
  /** Older entries have these in `note`, in English. */
  facts: z.optional(z.array(auditFactSchema)),
  note: z.optional(z.string()),
  /** When it was tapped, possibly long before. Taking a tap back repeats this time. */
  tappedAt: z.optional(instantSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const unremarkable = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'searchTerms',
  'contactAccess',
  'contactEmails',
  'sequence',
  'replacedEmails',
  'formerEmails',
  'unprovenWords',
  'sessionsValidFrom',
  'cannotDo',
  // The refunded amount and time are shown instead.
  'refunds',
  'handBacks',
]);

/** Compares two versions of an entity, field by field. A field missing on one side is undefined there. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !unremarkable.has(field) && !isSame(before[field], after[field]))
    .map((field) => ({
      field,
      ...(before[field] !== undefined && { from: before[field] }),
      ...(after[field] !== undefined && { to: after[field] }),
    }));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Erasing a client keeps who did what and when, and deletes the values. */
export const auditPrivacy = {
  id: 'plain',
  at: 'plain',
  actor: { holds: 'client', erasedFrom: ({ actor }) => withoutClientName(actor) },
  action: 'plain',
  entity: 'plain',
  entityId: 'plain',
  clientId: 'plain',
  changes: { holds: 'client', erased: [] },
  madeOn: 'plain',
  facts: 'client',
  note: 'client',
  tappedAt: 'plain',
} satisfies PrivacyOf<AuditEntry>;

/** Keeps the names of staff. */
export function withoutClientName(actor: Actor): Actor {
  return actor.role === 'client' || actor.role === 'contact'
    ? { ...actor, name: `${erasedName.firstName} ${erasedName.lastName}` }
    : actor;
}
