import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { erasedName, type PrivacyOf } from './privacy.ts';

/**
 * What an entry of the history says beside what somebody typed: kept as a code with its values, and worded when it is read
 * (audit-remark.ts), as whoever reads it may read another language than whoever did it.
 */
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
  /** A name, number or address, a day as YYYY-MM-DD, or the code of what has labels. */
  text: z.optional(z.string()),
  /** How many, or which version of a paper. */
  count: z.optional(z.number()),
  /** Dollars. */
  amount: z.optional(z.number()),
  at: z.optional(instantSchema),
});
export type AuditFact = z.infer<typeof auditFactSchema>;

/** Which estimate or invoice it is about, with its total in dollars. */
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

/** What an audit entry can be about: the collections that people change. */
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
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];
/** What sentences tell apart: a change order is stored as an estimate. */
export type ToldEntity = AuditedEntity | 'changeOrder';

/** Who changed something: staff by their account's id, a client by its own, and what runs by itself. */
export const actorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'office', 'welder', 'client', 'system']),
});
export type Actor = z.infer<typeof actorSchema>;

const fieldChangeSchema = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** One change: who, when, what, from and to. Written in the same batch as the change and never again. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  actor: actorSchema,
  /** A verb in the past: created, changed, accepted, closed, merged, erased. */
  action: z.string(),
  entity: z.enum(auditedEntities),
  entityId: z.string(),
  /** Whose it is, so that a client's whole history is one query. */
  clientId: z.optional(z.string()),
  changes: z._default(z.array(fieldChangeSchema), []),
  /** The version of the entity that the change was made on, empty for none yet; missing where any would do. */
  madeOn: z.optional(z.string()),
  /** What the code knows of it, worded when it is read; entries from before it was there have it in `note`, in English. */
  facts: z.optional(z.array(auditFactSchema)),
  /** A reason or remark that the person gave. */
  note: z.optional(z.string()),
  /** When it was tapped, which may be long before; what takes a tap back names the same time. */
  tappedAt: z.optional(instantSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Fields that say nothing to a person who reads the history. */
const unremarkable = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'searchTerms',
  'sequence',
  'replacedEmails',
  'formerEmails',
  'unprovenWords',
  'sessionsValidFrom',
  'cannotDo',
  // What was refunded, and when, stands beside it.
  'refunds',
  'handBacks',
]);

/** What differs between two versions of an entity, field by field; a field that one lacks is undefined there. */
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

/** Values of entities are plain JSON: text, numbers, lists and objects of them. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** An entry keeps who of the staff did what when, and loses what stood there. */
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

function withoutClientName(actor: Actor): Actor {
  return actor.role === 'client'
    ? { ...actor, name: `${erasedName.firstName} ${erasedName.lastName}` }
    : actor;
}
