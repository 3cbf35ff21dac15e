import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

type Told<Event extends Stripe.Event> = Pick<Event, 'type' | 'data'>;

export type LocalEvent =
  | Told<Stripe.PaymentIntentCreatedEvent>
  | Told<Stripe.PaymentIntentRequiresActionEvent>
  | Told<Stripe.PaymentIntentProcessingEvent>
  | Told<Stripe.PaymentIntentSucceededEvent>
  | Told<Stripe.PaymentIntentPaymentFailedEvent>
  | Told<Stripe.PaymentIntentCanceledEvent>
  | Told<Stripe.ChargeSucceededEvent>
  | Told<Stripe.ChargeFailedEvent>
  | Told<Stripe.ChargePendingEvent>
  | Told<Stripe.ChargeRefundedEvent>
  | Told<Stripe.RefundCreatedEvent>
  | Told<Stripe.RefundUpdatedEvent>
  | Told<Stripe.RefundFailedEvent>
  | Told<Stripe.ChargeRefundUpdatedEvent>
  | Told<Stripe.ChargeDisputeCreatedEvent>
  | Told<Stripe.ChargeDisputeUpdatedEvent>
  | Told<Stripe.ChargeDisputeClosedEvent>
  | Told<Stripe.ChargeDisputeFundsWithdrawnEvent>
  | Told<Stripe.ChargeDisputeFundsReinstatedEvent>;

/** The API version of these objects, the one of the `stripe` package. */
const apiVersion = '2026-10-28.endive';

export function newEvent(told: LocalEvent): Stripe.Event {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    ...told,
  };
}

export function intentIdOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (object.object === 'payment_intent') return object.id;
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}
