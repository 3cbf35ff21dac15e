import * as z from 'zod/mini';
import { field, lenient, stored } from '../values/stored-fields.ts';
import { instantSchema } from '../values/text-fields.ts';

/** The work that runs by itself, by schedule or after an event, item by item. */
const runs = [
  'calendar',
  'erasures',
  'estimate-follow-ups',
  'imports',
  'invoice-reminders',
  'mails',
  'payments',
  'photos',
  'plans',
  'pushes',
  'readers',
  'review-requests',
  'visit-reminders',
] as const;
export type Run = (typeof runs)[number];

/** An item that a run passed over. Deleted once the run manages it, else a week after its last failure. */
export const troubleSchema = stored({
  id: field(z.string(), 'plain'),
  /** Undefined for a run that a newer version added. */
  run: lenient(z.enum(runs), 'plain'),
  /** The item's id, or the path of the unreadable document. */
  subject: field(z.string(), 'plain'),
  /** Tells staff what to fix; undefined when only the log knows. */
  sentence: field(z.optional(z.string()), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  expireAt: field(instantSchema, 'plain'),
});
export type Trouble = z.infer<typeof troubleSchema>;
