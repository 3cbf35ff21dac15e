import { withPoTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import { type Approval, type Estimate, estimateState } from '@welding/domain/entities/estimate';
import { type ApproveEstimate, estimateMessages } from '@welding/domain/entities/estimate-requests';
import { errorCodes } from '@welding/domain/error-codes';
import { type Consented, consentText } from '@welding/domain/money/consent-text';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { languageOf } from '@welding/domain/values/language';
import { findClient } from '#clients/clients.ts';
import { inLanguage } from '#language.ts';
import { tell } from '#messages/tell.ts';
import { readLedger } from '#payments/project-ledger.ts';
import { redrawnSignature } from '#photos/redraw-signature.ts';
import { findProject } from '#projects/projects.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { badRequest, conflict, Refusal } from '#refusal.ts';
import { withdrawIntents } from '#stripe/cancel-intent.ts';
import { saveCosts } from './estimate-costs.ts';

/** How, where and when an approval happened. */
export type ApprovedFrom = Pick<
  Approval,
  'way' | 'staff' | 'note' | 'at' | 'arrivedAt' | 'ip' | 'peer' | 'userAgent'
>;

type Batch = Parameters<typeof refreshProject>[0];

/** A drawn signature in its stored form. @throws Refusal 400 for an invalid drawing */
export function signatureOf(signature: string | undefined): string | undefined {
  const drawn = signature && redrawnSignature(signature);
  if (signature && !drawn) throw badRequest(estimateMessages.signatureInvalid);
  return drawn;
}

/**
 * The fields an approval changes, none when it is repeated under the same name.
 * @param options.ledger of the estimate's project, if it was read before
 * @param options.agreedTo what the client agreed to
 * @param options.mayLackPo allows an approval without the PO number that the client asks for
 * @throws Refusal 400 without a required pamphlet, po_number_missing, 409 when the estimate is not open for an answer,
 * differs from the one shown, or changes another agreed total
 */
export async function approvedFields(
  batch: Batch,
  estimate: Estimate,
  { name, signature, pamphlet, poNumber: said, contentHash: seen }: Omit<ApproveEstimate, 'typed'>,
  from: ApprovedFrom,
  {
    ledger: read,
    agreedTo = estimate,
    mayLackPo = false,
  }: {
    readonly ledger?: Awaited<ReturnType<typeof readLedger>>;
    readonly agreedTo?: Consented;
    readonly mayLackPo?: boolean;
  } = {},
): Promise<Partial<Estimate>> {
  if (estimate.status === 'approved' && estimate.approval?.name === name) return {};
  requireOpen(estimate, new Date(from.at));
  // Reads the ledger before the project's total, so that of two parallel approvals one starts again.
  const ledger = read ?? (await readLedger(estimate.projectId));
  if (seen !== undefined && seen !== (await contentHashOf(estimate)))
    throw conflict(estimateMessages.changed);
  if (estimate.homeRepair && !pamphlet) throw badRequest(estimateMessages.pamphlet);
  const poNumber = said || estimate.poNumber;
  if (!poNumber && !mayLackPo && (await findClient(estimate.clientId))?.asksPo) {
    throw new Refusal(errorCodes.poNumberMissing, companyMessages.poNumberMissing);
  }
  await requireGoingOn(estimate);
  ledger.touch(batch);
  return {
    status: 'approved',
    awaitsAnswer: false,
    ...withPoTerms(poNumber),
    approval: {
      ...from,
      name,
      ...(signature && { signature }),
      // The staff's device may use another language than the client's paper.
      consent: from.staff
        ? inLanguage(languageOf(estimate), () => consentText(agreedTo))
        : consentText(agreedTo),
      pamphlet: estimate.homeRepair,
      // The client adds the number by approving, so the seal covers it.
      contentHash: await contentHashOf({ ...estimate, poNumber }),
    },
  };
}

/**
 * Adds an approval's effects to its batch: the signed copy, the staff's notification, the project's agreed total, and the
 * current cost of its materials.
 */
export async function addApprovalEffects(batch: Batch, approved: Estimate): Promise<void> {
  await tell(batch, 'estimateAnswered', approved);
  await saveCosts(batch, approved);
  await refreshProject(batch, approved.projectId, { estimate: approved }, { isGuarded: true });
}

/** After an approval that lowers the total, closes open pages that would pay too much. */
export async function withdrawOvertaken({ projectId, total }: Estimate): Promise<void> {
  if (total < 0) await withdrawIntents(projectId);
}

/** @throws Refusal 409 for an estimate that takes no answer at `now` */
export function requireOpen(estimate: Estimate, now = new Date()): void {
  const state = estimateState(estimate, chicagoDate(now));
  if (state === 'sent') return;
  const sentences = {
    draft: estimateMessages.notSent,
    approved: estimateMessages.approved,
    declined: estimateMessages.declined,
    expired: estimateMessages.expired,
    replaced: estimateMessages.replaced,
    other: estimateMessages.replaced,
  };
  throw conflict(sentences[state]);
}

/** Requires that the job is not cancelled, and that a change order names its estimate. */
async function requireGoingOn({ projectId, changeOf, agreedBefore }: Estimate): Promise<void> {
  const project = await findProject(projectId);
  if (project?.status === 'cancelled') throw conflict(estimateMessages.jobCancelled);
  if (changeOf && (project?.agreedTotal ?? 0) !== agreedBefore)
    throw conflict(estimateMessages.agreedMeanwhile);
}
