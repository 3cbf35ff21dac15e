import * as z from 'zod/mini';

/**
 * How events reach the webhook: `in_order` one after the other as they happened; `out_of_order` the newest first,
 * after waiting for more; `twice` each one two times at once; `late` after `delayMs`; `lost` never.
 */
const deliveryModeSchema = z.enum(['in_order', 'out_of_order', 'twice', 'late', 'lost']);

export const deliverySchema = z.strictObject({
  mode: deliveryModeSchema,
  /** Only the events of this intent; without it, of every intent that has no mode of its own. */
  payment_intent: z.optional(z.string()),
  /** For `late` and `out_of_order`, in milliseconds. */
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(600_000)), 300),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** The delivery that holds for each intent. */
export class DeliveryModes {
  #everyIntent: Delivery = { mode: 'in_order', delay_ms: 0 };
  readonly #ofIntent = new Map<string, Delivery>();

  set(delivery: Delivery): void {
    if (delivery.payment_intent === undefined) this.#everyIntent = delivery;
    else this.#ofIntent.set(delivery.payment_intent, delivery);
  }

  of(intentId: string | null): Delivery {
    return (intentId === null ? undefined : this.#ofIntent.get(intentId)) ?? this.#everyIntent;
  }
}
