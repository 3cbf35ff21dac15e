import { paperFact } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type ApprovedByPhone,
  estimateMessages,
  type SignInPerson,
} from '@welding/domain/entities/estimate-requests';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { clockErrorMs, tapTimeProblem } from '@welding/domain/entities/visit-tap';
import { drawnSignatureNeeded, signatureNeeded } from '@welding/domain/money/consent-text';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import {
  type ApprovedFrom,
  addApprovalEffects,
  approvedFields,
  signatureOf,
  withdrawOvertaken,
} from './approval.ts';
import { estimates, findEstimate } from './estimates.ts';

/** The staff member who records an approval, and from where. */
export type ApprovalSource = Pick<ApprovedFrom, 'ip' | 'peer' | 'userAgent'> & { readonly staff: Staff };

/**
 * Approves an estimate that its client signed on a staff device. The approval names the staff member.
 * @throws Refusal 400 for an impossible time, 409 for a typed name where Illinois requires a signature, 403 for a welder
 * without a visit of the project, 404 for one that was not sent; as `approvedFields`
 */
export async function signInPerson(
  { at: signedAt, ...body }: SignInPerson,
  by: ApprovalSource,
  id: string,
): Promise<Estimate> {
  const now = new Date();
  const problem = signedAt && tapTimeProblem(new Date(signedAt), now);
  if (problem) throw badRequest(problem);
  const signature = signatureOf(body.signature);
  return await approve(id, by, {
    way: 'in_person',
    decide: async (batch, estimate, from) => {
      if (estimate.homeRepair && !signature) throw conflict(drawnSignatureNeeded());
      const times = signedAt ? signingTimes(estimate, signedAt, now) : { at: now.toISOString() };
      return await approvedFields(batch, estimate, { ...body, signature }, { ...from, ...times });
    },
  });
}

/**
 * The signing time by the device's clock, limited to between sending and now, and the arrival time.
 * @throws Refusal 400 for a time further before the sending than a wrong clock explains
 */
function signingTimes(
  { sentAt = '' }: Estimate,
  signedAt: string,
  now: Date,
): Pick<ApprovedFrom, 'at' | 'arrivedAt'> {
  if (Date.parse(signedAt) < Date.parse(sentAt) - clockErrorMs)
    throw badRequest(estimateMessages.signedBeforeSent);
  const arrivedAt = now.toISOString();
  const at = signedAt < sentAt ? sentAt : signedAt > arrivedAt ? arrivedAt : signedAt;
  return { at, arrivedAt };
}

/**
 * Approves an estimate that its client approved by phone.
 * @throws Refusal 409 where Illinois requires a signature; as `signInPerson`, changed_meanwhile
 */
export async function approveByPhone(
  asked: ApprovedByPhone,
  by: ApprovalSource,
  id: string,
): Promise<Estimate> {
  const { name, note, poNumber } = asked;
  return await approve(id, by, {
    way: 'phone',
    asked,
    note,
    decide: async (batch, estimate, from) => {
      if (estimate.homeRepair) throw conflict(signatureNeeded());
      return await approvedFields(
        batch,
        estimate,
        { name, poNumber },
        { ...from, note, at: new Date().toISOString() },
      );
    },
  });
}

type Approving = {
  readonly way: ApprovedFrom['way'];
  readonly asked?: Asked;
  readonly note?: string;
  readonly decide: (
    batch: Parameters<typeof approvedFields>[0],
    estimate: Estimate,
    from: Omit<ApprovedFrom, 'at'>,
  ) => Promise<Partial<Estimate>>;
};

async function approve(
  id: string,
  { staff, ...from }: ApprovalSource,
  { way, decide, asked, note }: Approving,
): Promise<Estimate> {
  const found = await findEstimate(id);
  if (!found?.onPortal) throw notFound();
  await requireOwnProject(staff, found.projectId);
  const approved = await changeEntity(estimates, {
    id,
    asked,
    isStep: true,
    actor: actorOf(staff),
    action: way === 'phone' ? 'recorded a phone approval of' : 'collected a signature on',
    facts: [paperFact(found)],
    note,
    withoutValues: true,
    decide: (estimate, batch) =>
      decide(batch, estimate, { ...from, way, staff: { id: staff.id, name: staff.name } }),
    also: (batch, _, approved) => addApprovalEffects(batch, approved),
  });
  await withdrawOvertaken(approved);
  return approved;
}
