import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';

/**
 * What an entry of the history says beside what somebody typed: kept as a code with its values, and worded when it is read
 * (audit-remark.ts), as whoever reads it may read another language than whoever did it.
 */
export const auditFactSchema = z.object({
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
