import { createHash, randomBytes } from 'node:crypto';
import type { LinkedKind } from '@welding/domain/entities/paper-link';
import { paths } from '@welding/domain/paths';
import { paperLinkDays } from '@welding/domain/values/limits';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { sitePage } from '#site-page.ts';
import { type DocumentReference, firestore } from '#store/firestore.ts';

/** Which paper a link opens. */
type PaperLink = { readonly kind: LinkedKind; readonly paperId: string };

const storedSchema = z.object({
  kind: z.enum(['estimate', 'invoice']),
  paperId: z.string(),
  expireAt: z.custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
  ),
});

const lifeMs = paperLinkDays * 24 * 60 * 60 * 1000;

/** Makes a link of a paper. @returns its token, of which a hash alone is stored */
export async function storePaperLink({ kind, paperId }: PaperLink): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await (await linkDocument(token)).create({ kind, paperId, expireAt: new Date(Date.now() + lifeMs) });
  return token;
}

/** Which paper a token opens, and whether it is too late for it; undefined for a token that we did not make. */
export async function findPaperLink(
  token: string,
): Promise<(PaperLink & { readonly isLate: boolean }) | undefined> {
  const { success, data } = storedSchema.safeParse((await (await linkDocument(token)).get()).data());
  if (!success) return undefined;
  const { kind, paperId, expireAt } = data;
  return { kind, paperId, isLate: expireAt.toMillis() <= Date.now() };
}

/** Nobody can make a token out of its hash, and there are too many to try: no key is needed. */
async function linkDocument(token: string): Promise<DocumentReference> {
  const hash = createHash('sha256').update(token).digest('base64url');
  return (await firestore()).collection('paperLinks').doc(hash);
}

/** Where an estimate or invoice opens, in the language that is spoken: by a link of its own, made now, or in the portal where the owner wants a code. */
export async function paperUrl(link: PaperLink): Promise<string> {
  const { kind, paperId } = link;
  const { SITE_URL } = config();
  if ((await findMoneySettings()).papersNeedCode) {
    return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimate(paperId) : paths.invoice(paperId))}`;
  }
  const token = await storePaperLink(link);
  return `${SITE_URL}${sitePage(kind === 'estimate' ? paths.estimateLink(token) : paths.invoiceLink(token))}`;
}
