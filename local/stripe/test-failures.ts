import { setTimeout as wait } from 'node:timers/promises';
import qs from 'qs';
import { StripeApiError } from './stripe-api-error.ts';

export type PlannedFailure = { amount: number; kind: 'error' | 'hang'; times: number; hangMs: number };

/** Failures and delays of the API that a test asks for. Each belongs to one amount, so that parallel tests do not collide. */
export class TestFailures {
  /** Milliseconds that every new intent takes. */
  latencyMs = 0;
  readonly #planned = new Map<number, PlannedFailure>();

  plan(failure: PlannedFailure): void {
    this.#planned.set(failure.amount, failure);
  }

  throwIfPlanned(amount: number): void {
    const planned = this.#planned.get(amount);
    if (planned?.kind !== 'error') return;
    this.#countDown(planned);
    throw new StripeApiError(500, {
      type: 'api_error',
      message: 'An error occurred with our connection to Stripe.',
    });
  }

  /** Waits for the latency and a planned hang. */
  async holdBack(body: unknown): Promise<void> {
    if (this.latencyMs > 0) await wait(this.latencyMs, undefined, { ref: false });
    const amount = typeof body === 'string' ? Number(qs.parse(body)['amount']) : Number.NaN;
    const planned = this.#planned.get(amount);
    if (planned?.kind !== 'hang') return;
    this.#countDown(planned);
    await wait(planned.hangMs, undefined, { ref: false });
  }

  #countDown(planned: PlannedFailure): void {
    if (planned.times <= 1) this.#planned.delete(planned.amount);
    else this.#planned.set(planned.amount, { ...planned, times: planned.times - 1 });
  }
}
