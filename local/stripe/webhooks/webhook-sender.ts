import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Journal } from '../../journal.ts';
import { ObjectTable } from '../object-table.ts';
import { intentIdOf } from '../objects/event.ts';

const attemptSchema = z.object({
  id: z.string(),
  type: z.string(),
  paymentIntent: z.nullable(z.string()),
  state: z.enum(['waiting', 'delivered', 'lost', 'given_up']),
  /** The response's status for each try; 0 without a response. */
  answers: z.array(z.number()),
});
export type DeliveryRecord = z.infer<typeof attemptSchema>;

type Settings = {
  url: string;
  secret: string;
  /** The events the endpoint is registered for; `*` means all. */
  events: readonly string[];
  /** Milliseconds before each new try. The last one applies to all further tries. */
  retryDelaysMs: readonly number[];
  journal: Journal;
  event: (id: string) => Stripe.Event | undefined;
};

const responseTimeoutMs = 20_000;
const maxTries = 200;

/** Posts events to the webhook like Stripe: signed, and repeated until a 2xx response. */
export class WebhookSender {
  readonly modes = new DeliveryModes();
  readonly #settings: Settings;
  readonly #records: ObjectTable<DeliveryRecord>;
  readonly #queues = new Map<string, Stripe.Event[]>();
  readonly #stopped = new AbortController();
  readonly #webhooks = new Stripe('sk_test_local').webhooks;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#records = new ObjectTable('delivery', isDeliveryRecord, settings.journal);
  }

  /** Resumes the deliveries that were waiting when the server stopped. */
  resume(): void {
    for (const record of this.#records.newestFirst().reverse()) {
      const event = record.state === 'waiting' ? this.#settings.event(record.id) : undefined;
      if (event) this.#enqueue(event);
    }
  }

  /** Sends `event` in its intent's delivery mode. */
  send(event: Stripe.Event): void {
    const { events } = this.#settings;
    if (!events.includes('*') && !events.includes(event.type)) return;
    const intentId = intentIdOf(event);
    const { mode, delay_ms: delayMs } = this.modes.of(intentId);
    this.#note(event, { state: mode === 'lost' ? 'lost' : 'waiting' });
    if (mode === 'lost') return;
    if (mode === 'twice') void this.#deliver(event).catch(this.#ignoreStop);
    this.#enqueue(event, mode === 'late' || mode === 'out_of_order' ? delayMs : 0, mode === 'out_of_order');
  }

  /** Sends an event again, whatever its earlier deliveries. */
  resend(event: Stripe.Event): void {
    this.#note(event, { state: 'waiting' });
    this.#enqueue(event);
  }

  records(intentId: string | undefined): DeliveryRecord[] {
    return this.#records
      .newestFirst()
      .filter(({ paymentIntent }) => intentId === undefined || paymentIntent === intentId);
  }

  /** Whether an event is delivered, or the endpoint is not registered for it. */
  hasDelivered(eventId: string): boolean {
    const record = this.#records.get(eventId);
    return record === undefined || record.state === 'delivered';
  }

  stop(): void {
    this.#stopped.abort();
  }

  #enqueue(event: Stripe.Event, delayMs = 0, newestFirst = false): void {
    const key = intentIdOf(event) ?? event.id;
    const queue = this.#queues.get(key);
    if (queue) {
      if (newestFirst) queue.unshift(event);
      else queue.push(event);
      return;
    }
    const started = [event];
    this.#queues.set(key, started);
    void this.#work(key, started, delayMs).catch(this.#ignoreStop);
  }

  async #work(key: string, queue: Stripe.Event[], delayMs: number): Promise<void> {
    await wait(delayMs, undefined, { signal: this.#stopped.signal, ref: false });
    for (let event = queue.shift(); event; event = queue.shift()) await this.#deliver(event);
    this.#queues.delete(key);
  }

  async #deliver(event: Stripe.Event): Promise<void> {
    const { retryDelaysMs } = this.#settings;
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (tries > 0) {
        const delay = retryDelaysMs[Math.min(tries, retryDelaysMs.length) - 1] ?? 1_000;
        await wait(delay, undefined, { signal: this.#stopped.signal, ref: false });
      }
      const status = await this.#post(event);
      const delivered = status >= 200 && status < 300;
      this.#note(event, { state: delivered ? 'delivered' : 'waiting', answer: status });
      if (delivered) return;
    }
    this.#note(event, { state: 'given_up' });
  }

  async #post(event: Stripe.Event): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const { url, secret } = this.#settings;
    const signature = this.#webhooks.generateTestHeaderString({ payload, secret });
    this.#stopped.signal.throwIfAborted();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      this.#stopped.signal.throwIfAborted();
      return 0;
    }
  }

  #note(event: Stripe.Event, change: { state: DeliveryRecord['state']; answer?: number }): void {
    const before = this.#records.get(event.id)?.answers ?? [];
    this.#records.put({
      id: event.id,
      type: event.type,
      paymentIntent: intentIdOf(event),
      state: change.state,
      answers: change.answer === undefined ? before : [...before, change.answer],
    });
  }

  #ignoreStop = (error: unknown): void => {
    if (!this.#stopped.signal.aborted) throw error;
  };
}

function isDeliveryRecord(value: unknown): value is DeliveryRecord {
  return attemptSchema.safeParse(value).success;
}

/**
 * How events reach the webhook: `in_order` one by one, oldest first; `out_of_order` newest first, after waiting for more;
 * `twice` two times at once; `late` after `delayMs`; `lost` never.
 */
const deliveryModeSchema = z.enum(['in_order', 'out_of_order', 'twice', 'late', 'lost']);

export const deliverySchema = z.strictObject({
  mode: deliveryModeSchema,
  /** For this intent's events; without it, for every intent without its own mode. */
  payment_intent: z.optional(z.string()),
  /** For `late` and `out_of_order`, in milliseconds. */
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(600_000)), 300),
});
type Delivery = z.infer<typeof deliverySchema>;

class DeliveryModes {
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
