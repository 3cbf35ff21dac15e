import * as z from 'zod/mini';

/** How the mail server treats one address. */
export const recipientSchema = z.strictObject({
  to: z.string(),
  /**
   * `take` accepts; `refuse` is permanent (550); `busy` is temporary (451); `hang_up` breaks the connection halfway.
   */
  answer: z._default(z.enum(['take', 'refuse', 'busy', 'hang_up']), 'take'),
  /** Milliseconds from storing a mail to confirming it. */
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(120_000)), 0),
});
type Recipient = z.infer<typeof recipientSchema>;

/** The mail server's behavior, set by tests. */
export class SmtpBehavior {
  readonly #recipients = new Map<string, Recipient>();

  set(recipient: Recipient): void {
    this.#recipients.set(recipient.to.toLowerCase(), recipient);
  }

  of(address: string): Pick<Recipient, 'answer' | 'delay_ms'> {
    return this.#recipients.get(address.toLowerCase()) ?? { answer: 'take', delay_ms: 0 };
  }
}
