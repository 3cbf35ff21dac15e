import * as z from 'zod/mini';

/** How the mail server treats one address. */
export const recipientSchema = z.strictObject({
  to: z.string(),
  /**
   * `take` as always; `refuse` for good (550); `busy` for now (451); `hang_up` in the middle, as when a line breaks.
   */
  answer: z._default(z.enum(['take', 'refuse', 'busy', 'hang_up']), 'take'),
  /** Says only so much later that it took a mail, which is in the mailbox by then. In milliseconds. */
  delay_ms: z._default(z.int().check(z.gte(0), z.lte(120_000)), 0),
});
type Recipient = z.infer<typeof recipientSchema>;

/** What tests have told the mail server to do. */
export class SmtpBehavior {
  readonly #recipients = new Map<string, Recipient>();

  set(recipient: Recipient): void {
    this.#recipients.set(recipient.to.toLowerCase(), recipient);
  }

  of(address: string): Pick<Recipient, 'answer' | 'delay_ms'> {
    return this.#recipients.get(address.toLowerCase()) ?? { answer: 'take', delay_ms: 0 };
  }
}
