import * as z from 'zod/mini';
import { startOfChicagoDay } from '../values/chicago-day.ts';
import { dollarsSchema } from '../values/given-number.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedIntakeSchema } from './intake.ts';

/** Enough for the phone to have Monday's stops on Friday. */
const daysAfterToday = 3;

/** Visits before this time are downloaded in full for offline use; later ones only in summary. */
export function endOfNearDays(now: Date): Date {
  return startOfChicagoDay(now, daysAfterToday + 1);
}

/**
 * The data a welder needs at a visit beyond the visit itself. The only money in it is the amount to collect and papers to sign.
 */
export const jobSheetSchema = z.object({
  appointmentId: idSchema,
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** A company's contacts to call about the visit or the gate. */
  contacts: z.optional(
    z.array(z.object({ name: z.string(), phone: z.string(), role: z.enum(['visits', 'gate']) })),
  ),
  /** The rest of the crew. Welders cannot read other staff. */
  crewmates: z.optional(z.array(z.object({ id: idSchema, name: z.string() }))),
  projectId: z.optional(idSchema),
  projectTitle: z.optional(z.string()),
  projectDescription: z.optional(z.string()),
  /** From the request that became this project. */
  intake: storedIntakeSchema,
  /** Photo paths, and captions by photo id. */
  beforePhotos: z.optional(z.array(z.string())),
  afterPhotos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  // The screens that show the next two fields parse them (estimate.ts, priced-fields.ts). These schemas would enlarge the
  // desk's first files.
  /** Estimates and change orders that the client may sign on site. */
  toSign: z.optional(z.array(z.looseObject({ id: idSchema }))),
  /** The estimate that extra work adds to, if this person may agree to any. */
  extraWork: z.optional(z.looseObject({ changeOf: idSchema })),
  /** Dollars still unpaid for the project; 0 if fully paid. */
  amountToCollect: z.optional(dollarsSchema),
  /** Dollars on their way from the client's bank, which are not collected again. */
  onItsWay: z.optional(dollarsSchema),
  /** Whether open invoices ask for `amountToCollect`. Once they are paid, agreed work without an invoice counts, too. */
  owedByInvoice: z.optional(z.boolean()),
  /** Without an open invoice, the one that paying by card makes and mails. */
  cardInvoice: z.optional(
    z.object({
      amount: dollarsSchema,
      /** The names of the estimates and change orders it bills. */
      papers: z.array(z.string()),
      /** Other visits of the project still planned. */
      visitsLeft: z.number(),
    }),
  ),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;

/** The response of GET /api/desk/job-sheets. */
export const jobSheetListSchema = z.array(jobSheetSchema);
