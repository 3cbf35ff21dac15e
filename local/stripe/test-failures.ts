import qs from 'qs';
import { StripeApiError } from './stripe-api-error.ts';

export type PlannedFailure = { amount: number; kind: 'error' | 'hang'; times: number; hangMs: number };

/** Failures of the API that a test asks for. They are tied to one amount, so that tests side by side do not meet. */
export class TestFailures {
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

  /** Waits as long as a planned hang wants it to. */
  async holdBack(body: unknown): Promise<void> {
    const amount = typeof body === 'string' ? Number(qs.parse(body)['amount']) : Number.NaN;
    const planned = this.#planned.get(amount);
    if (planned?.kind !== 'hang') return;
    this.#countDown(planned);
    await new Promise((resolve) => setTimeout(resolve, planned.hangMs).unref());
  }

  #countDown(planned: PlannedFailure): void {
    if (planned.times <= 1) this.#planned.delete(planned.amount);
    else this.#planned.set(planned.amount, { ...planned, times: planned.times - 1 });
  }
}
