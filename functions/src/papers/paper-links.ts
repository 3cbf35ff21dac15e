import { createHash, randomBytes } from 'node:crypto';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import { paths } from '@welding/domain/paths';
import { paperLinkDays } from '@welding/domain/values/limits';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { sitePage } from '#site-page.ts';
import { type DocumentReference, firestore } from '#store/firestore.ts';

type PaperLink = { readonly kind: LinkedKind; readonly paperId: string };

const storedSchema = z.object({
  kind: z.enum(['estimate', 'invoice']),
  paperId: z.string(),
  expireAt: z.custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
  ),
});

const lifeMs = paperLinkDays * 24 * 60 * 60 * 1000;

/** Makes a link of a paper. @returns its token; only its hash is stored */
export async function storePaperLink({ kind, paperId }: PaperLink): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await (await linkDocument(token)).create({ kind, paperId, expireAt: new Date(Date.now() + lifeMs) });
  return token;
}

/** The paper of a token, and whether its link has ended; undefined for an unknown token. */
export async function findPaperLink(
  token: string,
): Promise<(PaperLink & { readonly isLate: boolean }) | undefined> {
  const { success, data } = storedSchema.safeParse((await (await linkDocument(token)).get()).data());
  if (!success) return undefined;
  const { kind, paperId, expireAt } = data;
  return { kind, paperId, isLate: expireAt.toMillis() <= Date.now() };
}

/** The token is random and long, so its hash needs no key. */
async function linkDocument(token: string): Promise<DocumentReference> {
  const hash = createHash('sha256').update(token).digest('base64url');
  return (await firestore()).collection('paperLinks').doc(hash);
}

/** The URL of an estimate or invoice in the current language: a new link, or the portal where the owner requires a code. */
export async function paperUrl(link: PaperLink): Promise<string> {
  const { kind, paperId } = link;
  const { SITE_URL } = config();
  if ((await findMoneySettings()).papersNeedCode) {
    return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimate(paperId) : paths.invoice(paperId))}`;
  }
  const token = await storePaperLink(link);
  return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimateLink(token) : paths.invoiceLink(token))}`;
}
