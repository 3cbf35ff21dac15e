type Collected = { readonly method: 'cash' | 'check'; readonly cents: number; isHandedOver: boolean };

/**
 * A project's money as a plain account book: every movement in whole cents. It ignores which invoice a payment pays, and the
 * order of the movements.
 */
export class PlainLedger {
  /** The amount of each approved estimate or change order. */
  readonly agreedOf = new Map<string, number>();
  /** The total of each sent invoice, less credit notes by staff. */
  readonly #askedOf = new Map<string, number>();
  /** The amount of each payment, less refunds. */
  readonly #leftOf = new Map<string, number>();
  readonly #returned = new Set<string>();
  /** Void invoices and payments. */
  readonly #void = new Set<string>();
  /** The amount of each transfer unless its bank refuses. */
  readonly onItsWay = new Map<string, number>();
  /** Money collected at visits. */
  readonly collected = new Map<string, Collected>();
  /** Final refunds, the most that credit notes of refunds may add up to. */
  forgivenCents = 0;

  ask(invoiceId: string, cents: number): void {
    this.#askedOf.set(invoiceId, (this.#askedOf.get(invoiceId) ?? 0) + cents);
  }

  /** @param cents negative for a refund */
  receive(paymentId: string, cents: number): void {
    this.#leftOf.set(paymentId, this.#left(paymentId) + cents);
    if (cents < 0) this.#returned.add(paymentId);
  }

  wentBack = (paymentId: string) => this.#returned.has(paymentId);

  /** @param id of an invoice or payment */
  makeVoid(id: string): void {
    this.#void.add(id);
  }

  agreed = () => sum(this.agreedOf);
  received = () => sum(this.#leftOf, this.#void);
  onItsWayCents = () => sum(this.onItsWay);
  /** @param ofRefunds cents that refunds took off invoices that are not void */
  invoiced = (ofRefunds: number) => sum(this.#askedOf, this.#void) - ofRefunds;

  /** Money that collectors still carry: cash less its refunds. A check counts in full until fully refunded. */
  carried(): number {
    return [...this.collected].reduce((all, [id, { method, cents, isHandedOver }]) => {
      const left = this.#void.has(id) ? 0 : this.#left(id);
      return isHandedOver || left <= 0 ? all : all + (method === 'check' ? cents : left);
    }, 0);
  }

  /** The cents by which the paid amount, and so the bill, falls after a refund. */
  fallOfPaid(cents: number, ofRefunds: number): number {
    const [asked, received] = [this.invoiced(ofRefunds), this.received()];
    return Math.min(asked, received) - Math.min(asked, received - cents);
  }

  #left = (paymentId: string) => this.#leftOf.get(paymentId) ?? 0;
}

function sum(of: ReadonlyMap<string, number>, without: ReadonlySet<string> = new Set()): number {
  return [...of].reduce((all, [id, cents]) => (without.has(id) ? all : all + cents), 0);
}
