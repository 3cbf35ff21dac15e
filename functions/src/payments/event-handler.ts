import type { Stripe } from 'stripe';

/** What is done about one kind of event. */
export type EventHandler = {
  readonly type: Stripe.Event.Type;
  readonly handle: (event: Stripe.Event) => Promise<void>;
};

type EventOf<Type extends Stripe.Event.Type> = Extract<Stripe.Event, { type: Type }>;

/** A handler for events of `type`, which `handle` gets with the object they are about. */
export function onEvent<Type extends Stripe.Event.Type>(
  type: Type,
  handle: (event: EventOf<Type>) => Promise<unknown>,
): EventHandler {
  return {
    type,
    handle: async (event) => {
      if (isOfType(event, type)) await handle(event);
    },
  };
}

function isOfType<Type extends Stripe.Event.Type>(event: Stripe.Event, type: Type): event is EventOf<Type> {
  return event.type === type;
}
