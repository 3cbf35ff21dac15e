import type { Client } from '@welding/domain/entities/client';
import type { Approval, Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { type LinkedKind, type OpenedPaper, paperLinkMessages } from '@welding/domain/entities/paper-link';
import { centsToDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { depositDueOf, isOfCancelledJob } from '#invoices/open-invoice.ts';
import { gone, notFound, notVerified } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { findPaperLink } from './paper-links.ts';

type Paper = { readonly clientId: string } & (
  | { readonly kind: 'estimate'; readonly paper: Estimate }
  | { readonly kind: 'invoice'; readonly paper: Invoice }
);

/**
 * The paper of a mail's link, which works any number of times.
 * @throws Refusal not_found for an unknown token, gone for an ended link
 */
export async function openPaper(token: string): Promise<OpenedPaper> {
  const [opened, { papersNeedCode }] = await Promise.all([paperOf(token), findMoneySettings()]);
  const { kind, paper } = opened;
  if (papersNeedCode) return { kind: 'code', of: kind, id: paper.id };
  if (kind === 'invoice') return { kind, invoice: { ...paper, balanceIntentId: undefined } };
  const [{ dueCents, onItsWayCents }, isCancelled] = await Promise.all([
    depositDueOf(paper),
    isOfCancelledJob(paper),
  ]);
  return {
    kind,
    estimate: shownByLink(paper),
    depositDue: centsToDollars(dueCents),
    ...(onItsWayCents > 0 && { depositOnItsWay: centsToDollars(onItsWayCents) }),
    ...(isCancelled && { isCancelled }),
  };
}

/**
 * The client of a linked paper that the visitor answers, downloads or pays.
 * @throws as `openPaper`; Refusal not_found for another paper, not_verified where the owner requires a code
 */
export async function requireLinked(token: string, kind: LinkedKind, id: string): Promise<string> {
  const [opened, { papersNeedCode }] = await Promise.all([paperOf(token), findMoneySettings()]);
  if (opened.kind !== kind || opened.paper.id !== id) throw notFound();
  if (papersNeedCode) throw notVerified();
  return opened.clientId;
}

/** An estimate for link visitors, without the address and browser of its approval. */
export function shownByLink(estimate: Estimate): Estimate {
  const { approval } = estimate;
  const shown = (signed: Approval): Approval => ({ ...signed, ip: '', peer: '', userAgent: '' });
  return { ...estimate, approval: approval && shown(approval), depositIntentId: undefined };
}

async function paperOf(token: string): Promise<Paper> {
  const link = await findPaperLink(token);
  if (!link) throw notFound(paperLinkMessages.incomplete);
  if (link.isLate) throw gone(paperLinkMessages.late);
  const found = await find(link);
  if (!found?.paper.onPortal || !isPresent(await findClient(found.clientId))) {
    throw notFound(paperLinkMessages.incomplete);
  }
  if (found.paper.status === 'replaced') throw gone(paperLinkMessages.replaced);
  if (found.paper.status === 'void') throw gone(paperLinkMessages.void);
  return found;
}

async function find({ kind, paperId }: { kind: LinkedKind; paperId: string }): Promise<Paper | undefined> {
  if (kind === 'invoice') {
    const paper = await findInvoice(paperId);
    return paper && { kind, paper, clientId: paper.clientId };
  }
  const paper = await findEstimate(paperId);
  return paper && { kind, paper, clientId: paper.clientId };
}

/** The signed papers of an erased client stay for the books, but their links stop working. */
function isPresent(client: Client | undefined): boolean {
  return client !== undefined && client.erasedAt === undefined;
}
