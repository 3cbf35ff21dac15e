import { paperFact } from '@welding/domain/entities/audit-entry';
import { agreedAfter, type Estimate } from '@welding/domain/entities/estimate';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { tapTimeProblem } from '@welding/domain/entities/visit-tap';
import { errorCodes } from '@welding/domain/error-codes';
import { aboveOwnLimit, type ExtraWork, type ExtraWorkResponse } from '@welding/domain/money/extra-work';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { dollarsToCents } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { readLedger } from '#payments/project-ledger.ts';
import { requireVisitOfProject } from '#projects/welder-projects.ts';
import { badRequest, conflict, forbidden, notFound } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { create } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { addApprovalEffects, approvedFields, signatureOf } from './approval.ts';
import type { ApprovalSource } from './approve-at-desk.ts';
import { estimates, findEstimate, listEstimatesOfProject, newDraft, nextChangeNumber } from './estimates.ts';
import { toShow } from './send-estimate.ts';

/**
 * Stores a change order the client signed at a visit: writes, sends and seals it in one step, once for each key.
 * @throws Refusal 403 for another welder's visit, above_own_limit, estimate_replaced when the agreed total differs from the
 * one shown; key_reused, and as an approval
 */
export async function signExtraWork(
  visitId: string,
  work: ExtraWork,
  by: ApprovalSource,
  once: IdempotencyKey | undefined,
): Promise<ExtraWorkResponse> {
  const signature = signatureOf(work.signature);
  const { id, number, total, agreedBefore } = await create(
    estimates,
    (batch) => signedChange(batch, visitId, { ...work, ...(signature && { signature }) }, by),
    { actor: actorOf(by.staff), once },
    {
      action: 'collected a signature on',
      facts: (signed) => [paperFact(signed)],
      tappedAt: work.at,
      also: addApprovalEffects,
    },
  );
  return { id, number, total, agreedTotal: agreedAfter({ agreedBefore, total }) };
}

async function signedChange(
  batch: Batch,
  visitId: string,
  work: ExtraWork,
  { staff, ...from }: ApprovalSource,
): Promise<Estimate> {
  const { clientId, projectId } = await requireVisitOfProject(visitId, staff);
  const now = new Date();
  const problem = tapTimeProblem(new Date(work.at), now);
  if (problem) throw badRequest(problem);
  const ledger = await readLedger(projectId);
  const [ofProject, { validDays }, client] = await Promise.all([
    listEstimatesOfProject(projectId),
    findMoneySettings(),
    findClient(clientId),
  ]);
  const changed = await changedOf(work, ofProject);
  const draft = newDraft({
    clientId,
    projectId,
    lines: work.lines,
    taxRate: client?.taxExempt ? undefined : changed.taxRate,
    poNumber: changed.poNumber,
    validUntil: addDays(chicagoDate(now), validDays),
    atHome: ofProject.some(({ status, atHome }) => status === 'approved' && atHome),
    changeOf: changed.id,
  });
  requireWithin(staff, [...ofProject.filter(({ appointmentId }) => appointmentId === visitId), draft]);
  const arrivedAt = now.toISOString();
  const at = work.at > arrivedAt ? arrivedAt : work.at;
  const sent: Estimate = {
    ...draft,
    number: nextChangeNumber(ofProject, changed),
    appointmentId: visitId,
    status: 'sent',
    onPortal: true,
    sentAt: at,
    ...(await toShow(draft)),
  };
  if (work.agreedBefore !== undefined && work.agreedBefore !== sent.agreedBefore)
    throw conflict(estimateMessages.agreedIsOther, errorCodes.estimateReplaced);
  const approved = await approvedFields(
    batch,
    sent,
    work,
    { ...from, way: 'in_person', staff: { id: staff.id, name: staff.name }, at, arrivedAt },
    { ledger, mayLackPo: true, agreedTo: { ...sent, number: changed.number, version: changed.version } },
  );
  return { ...sent, ...approved };
}

/** The approved estimate that extra work adds to. A change of a change belongs to the same estimate. */
async function changedOf({ changeOf }: ExtraWork, ofProject: readonly Estimate[]): Promise<Estimate> {
  const named = ofProject.find(({ id }) => id === changeOf);
  if (!named) {
    if (await findEstimate(changeOf)) throw badRequest(estimateMessages.changeOfOther);
    throw notFound();
  }
  const changed = named.changeOf ? ofProject.find(({ id }) => id === named.changeOf) : named;
  if (changed?.status !== 'approved' || named.status !== 'approved')
    throw conflict(estimateMessages.agreedIsOther, errorCodes.estimateReplaced);
  return changed;
}

/** Checks the welder's limit against all extra work of one visit. */
function requireWithin({ id, role, mayChange }: Staff, ofVisit: readonly Estimate[]): void {
  if (role !== 'welder' || mayChange === undefined) return;
  const own = ofVisit.filter(({ approval }) => !approval || approval.staff?.id === id);
  const cents = own.reduce((sum, { total }) => sum + dollarsToCents(total), 0);
  if (cents > dollarsToCents(mayChange)) throw forbidden(aboveOwnLimit(mayChange), errorCodes.aboveOwnLimit);
}
