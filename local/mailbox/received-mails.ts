import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Journal } from '../journal.ts';
import { type RawMail, type ReceivedMail, readMail } from './read-mail.ts';

const table = 'mail';
const rawMailSchema = z.object({ id: z.string(), to: z.string(), at: z.string(), source: z.string() });

/** Every received mail, for any address. */
export class ReceivedMails {
  readonly #mails = new Map<string, ReceivedMail>();
  readonly #listeners = new Set<() => void>();
  readonly #journal: Journal;

  private constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** Begins with the mails in the journal. */
  static async open(journal: Journal): Promise<ReceivedMails> {
    const mails = new ReceivedMails(journal);
    for (const line of journal.lines) {
      if (line.table === table) await mails.#keep(rawMailSchema.parse(line.row));
    }
    return mails;
  }

  async add(to: readonly string[], source: string): Promise<void> {
    const raw = { id: randomUUID(), to: to.join(', '), at: new Date().toISOString(), source };
    await this.#keep(raw);
    this.#journal.append({ table, id: raw.id, row: raw });
    for (const listener of this.#listeners) listener();
  }

  /** @param to an address, ignoring case; without it, all mails */
  newestFirst(to?: string): ReceivedMail[] {
    const wanted = to?.toLowerCase();
    const mails = [...this.#mails.values()].reverse();
    return mails.filter((mail) => !wanted || mail.to.toLowerCase().split(', ').includes(wanted));
  }

  get(id: string): ReceivedMail | undefined {
    return this.#mails.get(id);
  }

  /** Calls `listener` for each new mail. @returns a function that stops it */
  onArrival(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #keep(raw: RawMail): Promise<void> {
    this.#mails.set(raw.id, await readMail(raw));
  }
}
