import type { Client } from '@welding/domain/entities/client';
import type { Approval, Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { type LinkedKind, type OpenedPaper, paperLinkMessages } from '@welding/domain/entities/paper-link';
import { clientItself, purposesOfPaper, readerNow, recipientsOf } from '@welding/domain/entities/recipients';
import { centsToDollars } from '@welding/domain/values/money';
import { emailDocument, findClient } from '#clients/clients.ts';
import { findPerson } from '#clients/guard-client.ts';
import { findEstimate } from '#estimates/estimates.ts';
import { findInvoice } from '#invoices/invoices.ts';
import { depositDueOf, isOfCancelledJob } from '#invoices/open-invoice.ts';
import { gone, linkEnded, notFound, notVerified } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { type FoundLink, findPaperLink } from './paper-links.ts';
import { readablePaper } from './readable-paper.ts';

type Paper = { readonly clientId: string } & (
  | { readonly kind: 'estimate'; readonly paper: Estimate }
  | { readonly kind: 'invoice'; readonly paper: Invoice }
);

/**
 * The paper of a mail's link, which works any number of times.
 * @throws Refusal not_found for an unknown token, gone for a link whose time or paper has ended, link_ended for one whose
 * reader reads the paper no longer, paper_unreadable
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

/** The client of a link, and its contact if the link is a contact's. */
export type LinkVisitor = { readonly clientId: string; readonly contactId: string | undefined };

/**
 * Whose linked paper the visitor answers, downloads or pays.
 * @throws as `openPaper`; Refusal not_found for another paper, not_verified where the owner requires a code
 */
export async function requireLinked(token: string, kind: LinkedKind, id: string): Promise<LinkVisitor> {
  const [opened, { papersNeedCode }] = await Promise.all([paperOf(token), findMoneySettings()]);
  if (opened.kind !== kind || opened.paper.id !== id) throw notFound();
  if (papersNeedCode) throw notVerified();
  const { clientId, person } = opened;
  return { clientId, contactId: person === clientItself ? undefined : person };
}

/** An estimate for link visitors, without the address and browser of its approval. */
export function shownByLink(estimate: Estimate): Estimate {
  const { approval } = estimate;
  const shown = (signed: Approval): Approval => ({ ...signed, ip: '', peer: '', userAgent: '' });
  return { ...estimate, approval: approval && shown(approval), depositIntentId: undefined };
}

async function paperOf(token: string): Promise<Paper & { readonly person: string }> {
  const link = await findPaperLink(token);
  if (!link) throw notFound(paperLinkMessages.incomplete);
  if (link.isLate) throw gone(paperLinkMessages.late);
  const found = await readablePaper(find(link), { isStaff: false });
  if (!found?.paper.onPortal) throw notFound(paperLinkMessages.incomplete);
  const person = await readerOfLink(link, found);
  if (person === undefined) throw linkEnded(paperLinkMessages.ended);
  if (found.paper.status === 'replaced') throw gone(paperLinkMessages.replaced);
  if (found.paper.status === 'void') throw gone(paperLinkMessages.void);
  return { ...found, person };
}

async function find({ kind, paperId }: { kind: LinkedKind; paperId: string }): Promise<Paper | undefined> {
  if (kind === 'invoice') {
    const paper = await findInvoice(paperId);
    return paper && { kind, paper, clientId: paper.clientId };
  }
  const paper = await findEstimate(paperId);
  return paper && { kind, paper, clientId: paper.clientId };
}

/** The person of a link, if that person, with the email it went to, reads the paper now. */
async function readerOfLink(
  { reader: link, madeAt }: Pick<FoundLink, 'reader' | 'madeAt'>,
  paper: Paper,
): Promise<string | undefined> {
  const client = await findClient(paper.clientId);
  // An erased client's paper tells no one whose it was.
  if (!link && client?.erasedAt) throw notFound(paperLinkMessages.incomplete);
  if (!link) return (await isOfUnchangedClient(client, paper, madeAt)) ? clientItself : undefined;
  const { client: kept, person } = await findPerson(link.clientId, link.person);
  if (kept?.id !== client?.id) return undefined;
  return readerNow(client, person, purposesOfPaper(paper))?.email === link.email ? person : undefined;
}

/**
 * Whether a link of an earlier release may be the client's own. It named no person: it holds for the client alone, so not
 * where contacts get such papers, and ends with the client's email. The email's document, which each new email creates,
 * shows since when the client has it.
 */
async function isOfUnchangedClient(
  client: Client | undefined,
  paper: Paper,
  madeAt: number,
): Promise<boolean> {
  const reader = readerNow(client, clientItself, purposesOfPaper(paper));
  if (!client || !reader) return false;
  const [first] = recipientsOf(client, paper.kind === 'estimate' ? 'estimates' : 'invoices');
  if (first && first.person !== clientItself) return false;
  if (reader.email === '') return true;
  const since = (await (await emailDocument(reader.email)).get()).createTime;
  return since === undefined || since.toMillis() <= madeAt;
}
