type Collected = { readonly method: 'cash' | 'check'; readonly cents: number; isHandedOver: boolean };

/**
 * The money of one project as a shop would write it down in a book: each movement in whole cents, added up when somebody asks.
 * It knows nothing of which invoice a payment pays, and does not mind in which order it hears of things.
 */
export class PlainLedger {
  /** What each approved estimate or change order comes to. */
  readonly agreedOf = new Map<string, number>();
  /** What each invoice that was sent asks, less the credit notes that staff wrote. */
  readonly #askedOf = new Map<string, number>();
  /** What each payment brought, less what went back. */
  readonly #leftOf = new Map<string, number>();
  readonly #returned = new Set<string>();
  /** Invoices and payments that count for nothing any more. */
  readonly #void = new Set<string>();
  /** What each transfer will bring unless its bank refuses. */
  readonly onItsWay = new Map<string, number>();
  /** What was taken at a visit. */
  readonly collected = new Map<string, Collected>();
  /** What went back for good: at most so much the credit notes of refunds come to. */
  forgivenCents = 0;

  ask(invoiceId: string, cents: number): void {
    this.#askedOf.set(invoiceId, (this.#askedOf.get(invoiceId) ?? 0) + cents);
  }

  /** @param cents below zero for what goes back */
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
  /** @param ofRefunds cents that refunds took off the invoices that are not void */
  invoiced = (ofRefunds: number) => sum(this.#askedOf, this.#void) - ofRefunds;

  /** What whoever collected it still has: cash less what went back of it; a check is whole until all of it went back. */
  carried(): number {
    return [...this.collected].reduce((all, [id, { method, cents, isHandedOver }]) => {
      const left = this.#void.has(id) ? 0 : this.#left(id);
      return isHandedOver || left <= 0 ? all : all + (method === 'check' ? cents : left);
    }, 0);
  }

  /** Cents that are not paid any more after refunding so much: what the bill is lower by then. */
  fallOfPaid(cents: number, ofRefunds: number): number {
    const [asked, received] = [this.invoiced(ofRefunds), this.received()];
    return Math.min(asked, received) - Math.min(asked, received - cents);
  }

  #left = (paymentId: string) => this.#leftOf.get(paymentId) ?? 0;
}

function sum(of: ReadonlyMap<string, number>, without: ReadonlySet<string> = new Set()): number {
  return [...of].reduce((all, [id, cents]) => (without.has(id) ? all : all + cents), 0);
}
