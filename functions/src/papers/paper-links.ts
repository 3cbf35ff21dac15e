import { createHash, randomBytes } from 'node:crypto';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import { paths } from '@welding/domain/paths';
import { paperLinkDays } from '@welding/domain/values/limits';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { sitePage } from '#site-page.ts';
import { type DocumentReference, firestore } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

/** The person of a client that a link was made for, and the email at that time. */
type LinkReader = { readonly clientId: string; readonly person: string; readonly email: string };
type LinkedPaper = { readonly kind: LinkedKind; readonly paperId: string };
export type FoundLink = LinkedPaper & {
  /** Undefined for a link of an earlier release, which named none. */
  readonly reader: LinkReader | undefined;
  readonly madeAt: number;
  readonly isLate: boolean;
};

const storedSchema = z.object({
  kind: z.enum(['estimate', 'invoice']),
  paperId: z.string(),
  clientId: z.optional(z.string()),
  person: z.optional(z.string()),
  email: z.optional(z.string()),
  expireAt: z.custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
  ),
});

const linksOfClient = declareQuery({ collection: 'paperLinks', equal: ['clientId'] });
const linksOfPerson = declareQuery({ collection: 'paperLinks', equal: ['clientId', 'person'] });

const lifeMs = paperLinkDays * 24 * 60 * 60 * 1000;

/**
 * Makes a link of a paper for one reader.
 * @param link without a reader: a link as an earlier release stored it
 * @returns its token; only its hash is stored
 */
export async function storePaperLink(link: LinkedPaper & Partial<LinkReader>): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await (await linkDocument(token)).create({ ...link, expireAt: new Date(Date.now() + lifeMs) });
  return token;
}

/** The paper and reader of a token, and whether its time is over; undefined for an unknown token. */
export async function findPaperLink(token: string): Promise<FoundLink | undefined> {
  const stored = await (await linkDocument(token)).get();
  const { success, data } = storedSchema.safeParse(stored.data());
  if (!success) return undefined;
  const { kind, paperId, expireAt, clientId, person, email } = data;
  return {
    kind,
    paperId,
    reader:
      clientId === undefined || person === undefined || email === undefined
        ? undefined
        : { clientId, person, email },
    madeAt: stored.createTime?.toMillis() ?? 0,
    isLate: expireAt.toMillis() <= Date.now(),
  };
}

/** Takes the email of a person who is gone out of the links to them, which have ended. @param person undefined for everyone */
export async function clearLinksOf(clientId: string, person?: string): Promise<void> {
  const collection = (await firestore()).collection('paperLinks');
  const found = await (person === undefined
    ? linksOfClient(collection, [clientId])
    : linksOfPerson(collection, [clientId, person])
  ).get();
  await Promise.all(found.docs.map(({ ref }) => ref.update({ email: '' })));
}

/** The token is random and long, so its hash needs no key. */
async function linkDocument(token: string): Promise<DocumentReference> {
  const hash = createHash('sha256').update(token).digest('base64url');
  return (await firestore()).collection('paperLinks').doc(hash);
}

/**
 * The URL of an estimate or invoice for one reader, in the current language: a new link, or the portal where the owner
 * requires a code.
 */
export async function paperUrl(link: LinkedPaper & LinkReader): Promise<string> {
  const { kind, paperId } = link;
  const { SITE_URL } = config();
  if ((await findMoneySettings()).papersNeedCode) {
    return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimate(paperId) : paths.invoice(paperId))}`;
  }
  const token = await storePaperLink(link);
  return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimateLink(token) : paths.invoiceLink(token))}`;
}
