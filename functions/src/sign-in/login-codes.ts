import * as z from 'zod/mini';
import { type OutgoingMail, queueMail } from '#messages/mails.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type DocumentReference, firestore, newBatch } from '#store/firestore.ts';

/** A code that was sent, or would have been had there been a client. What it is compared with are hashes. */
export type LoginCode = {
  /** One for each e-mail and browser that asks, which it does not tell: a new code takes the place of theirs alone. */
  readonly id: string;
  /** Undefined for an e-mail that nobody has: nothing opens then. */
  readonly clientId: string | undefined;
  readonly emailHash: string;
  readonly codeHash: string;
  readonly linkHash: string;
  readonly browserHash: string;
  /** How many guesses were looked at. */
  readonly attempts: number;
  readonly isUsed: boolean;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

/** By what a browser is known that has asked for a code: which code, and a secret of its own. */
export type AskedCode = {
  readonly id: string;
  readonly secret: string;
  /** The new e-mail that the client wants to have, where it was asked for for one. */
  readonly email?: string;
};

/** A browser that asks for a code; it has a secret where it has asked before. */
export type AskingBrowser = {
  readonly secret: string | undefined;
  readonly describedAs: string | undefined;
};

const storedSchema = z.object({
  clientId: z.optional(z.string()),
  emailHash: z.string(),
  codeHash: z.string(),
  linkHash: z.string(),
  browserHash: z.string(),
  attempts: z.int(),
  isUsed: z.boolean(),
  expireAt: z.custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
  ),
});

/**
 * Stores a code in the place of the last one with its id, together with its mail. Without a client the mail is not sent: as
 * much is written all the same, since what takes equally long tells nothing.
 */
export async function storeLoginCode(
  { id, expires, ...code }: Omit<LoginCode, 'attempts' | 'isUsed'>,
  mail: OutgoingMail,
): Promise<void> {
  const batch = await newBatch();
  const expireAt = new Date(expires);
  batch.set(await codeDocument(id), { ...code, attempts: 0, isUsed: false, expireAt });
  if (code.clientId === undefined) {
    const unsent = 'x'.repeat(JSON.stringify(mail).length);
    batch.create(await codeDocument(`unsent-${mail.id}`), { unsent, expireAt });
  } else {
    await queueMail(batch, mail);
  }
  await batch.commit();
}

/** What a look at a code comes to: a guess is counted and `right` uses the code up; everything else changes nothing. */
export type Judgement<Refusal extends string> = 'right' | 'wrong' | Refusal;

/**
 * Looks at a code once, however many do so at a time: the judgement holds only if nobody has changed the code since it was
 * read, and is made anew otherwise.
 * @param judge is given undefined where there is no code
 */
export async function judgeLoginCode<Refusal extends string>(
  id: string,
  judge: (code: LoginCode | undefined) => Judgement<Refusal>,
): Promise<{ judgement: Judgement<Refusal>; code: LoginCode | undefined }> {
  const document = await codeDocument(id);
  return await retryConflicts(async () => {
    const read = await document.get();
    const stored = storedSchema.safeParse(read.data());
    const code = stored.success ? loginCodeOf(id, stored.data) : undefined;
    const judgement = judge(code);
    if (!code || !read.updateTime || (judgement !== 'right' && judgement !== 'wrong')) {
      return { judgement, code };
    }
    const looked = { attempts: code.attempts + 1, isUsed: judgement === 'right' };
    await document.update(looked, { lastUpdateTime: read.updateTime });
    return { judgement, code };
  });
}

function loginCodeOf(id: string, { expireAt, clientId, ...fields }: z.infer<typeof storedSchema>): LoginCode {
  return { id, clientId, ...fields, expires: expireAt.toMillis() };
}

async function codeDocument(id: string): Promise<DocumentReference> {
  return (await firestore()).collection('loginCodes').doc(id);
}
