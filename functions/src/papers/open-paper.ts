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
 * What the token of a mail's link opens, which nothing uses up.
 * @throws Refusal not_found for a token that is not ours, gone for a link that has ended
 */
export async function openPaper(token: string): Promise<OpenedPaper> {
  const [opened, { papersNeedCode }] = await Promise.all([paperOf(token), findMoneySettings()]);
  const { kind, paper } = opened;
  if (papersNeedCode) return { kind: 'code', of: kind, id: paper.id };
  if (kind === 'invoice') return { kind, invoice: { ...paper, balanceIntentId: undefined } };
  const [dueCents, isCancelled] = await Promise.all([depositDueOf(paper), isOfCancelledJob(paper)]);
  const depositDue = centsToDollars(dueCents);
  return { kind, estimate: shownByLink(paper), depositDue, ...(isCancelled && { isCancelled }) };
}

/**
 * Whose paper it is that somebody answers, downloads or pays by a link.
 * @throws as `openPaper`; Refusal not_found for another paper, not_verified where the owner wants a code
 */
export async function requireLinked(token: string, kind: LinkedKind, id: string): Promise<string> {
  const [opened, { papersNeedCode }] = await Promise.all([paperOf(token), findMoneySettings()]);
  if (opened.kind !== kind || opened.paper.id !== id) throw notFound();
  if (papersNeedCode) throw notVerified();
  return opened.clientId;
}

/** An estimate as whoever has its mail reads it: from where it was approved is not part of it. */
export function shownByLink(estimate: Estimate): Estimate {
  const { approval } = estimate;
  const shown = (signed: Approval): Approval => ({ ...signed, ip: '', userAgent: '', peer: undefined });
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

/** What an erased client signed is kept for the books, and shown to nobody. */
function isPresent(client: Client | undefined): boolean {
  return client !== undefined && client.erasedAt === undefined;
}
