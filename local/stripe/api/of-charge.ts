import * as z from 'zod/mini';

/** What a list of a charge's refunds or disputes can be narrowed to. */
export const ofChargeParams = { charge: z.optional(z.string()), payment_intent: z.optional(z.string()) };
type OfChargeParams = z.infer<z.ZodMiniObject<typeof ofChargeParams>>;
type OfCharge = { charge: unknown; payment_intent: unknown };

/** The rows that belong to the charge and the intent that `params` name, each when it is named. */
export function ofCharge<Row extends OfCharge>(rows: Row[], params: OfChargeParams): Row[] {
  return rows.filter(
    (row) =>
      (params.charge === undefined || row.charge === params.charge) &&
      (params.payment_intent === undefined || row.payment_intent === params.payment_intent),
  );
}
