import * as z from 'zod/mini';
import { type OutgoingMail, queueMail } from '#messages/mails.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type DocumentReference, firestore, newBatch } from '#store/firestore.ts';

/** A code that was sent, or an unknown email's decoy. Only its hashes are stored. */
export type LoginCode = {
  /** A hash of email and requesting browser: a new code replaces only their last one. */
  readonly id: string;
  /** The email's client, else the first of its companies. Undefined for an unknown email, whose code never works. */
  readonly clientId: string | undefined;
  /** The clients with this email among their contacts. */
  readonly companies: readonly string[];
  readonly emailHash: string;
  readonly codeHash: string;
  readonly linkHash: string;
  readonly browserHash: string;
  readonly attempts: number;
  readonly isUsed: boolean;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

export type AskedCode = {
  readonly id: string;
  readonly secret: string;
  /** The new email a client asked for. */
  readonly email?: string;
};

/** A browser that asks for a code, with its secret if it asked before. */
export type AskingBrowser = {
  readonly secret: string | undefined;
  /** The browser's everyday name in the current language, undefined when unknown. */
  readonly describe: () => string | undefined;
};

const storedSchema = z.object({
  clientId: z.optional(z.string()),
  companies: z._default(z.array(z.string()), []),
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
 * Stores a code and its mail in place of the last one with its id. An unknown email causes the same writes but no mail, so
 * that timing reveals nothing.
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

/** `wrong` counts an attempt, `right` uses the code up, a refusal changes nothing. */
export type Judgement<Refusal extends string> = 'right' | 'wrong' | Refusal;

/**
 * Judges a code once. Starts over when another request changed the code meanwhile.
 * @param judge gets undefined for an unknown code
 */
export async function judgeLoginCode<Refusal extends string>(
  id: string,
  judge: (code: LoginCode | undefined) => Promise<Judgement<Refusal>>,
): Promise<{ judgement: Judgement<Refusal>; code: LoginCode | undefined }> {
  const document = await codeDocument(id);
  return await retryConflicts(async () => {
    const read = await document.get();
    const stored = storedSchema.safeParse(read.data());
    const code = stored.success ? loginCodeOf(id, stored.data) : undefined;
    const judgement = await judge(code);
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

/** Whether a code that was sent still opens the account: it is not used, replaced or expired. */
export async function isCodeValid({ id, expires }: Pick<LoginCode, 'id' | 'expires'>): Promise<boolean> {
  const stored = storedSchema.safeParse((await (await codeDocument(id)).get()).data());
  if (!stored.success) return false;
  const { isUsed, expireAt } = stored.data;
  return !isUsed && expireAt.toMillis() === expires && expires > Date.now();
}

async function codeDocument(id: string): Promise<DocumentReference> {
  return (await firestore()).collection('loginCodes').doc(id);
}
