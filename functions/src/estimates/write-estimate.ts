import { paperFact } from '@welding/domain/entities/audit-entry';
import { withPoTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type EstimateChange,
  type EstimateCopy,
  estimateMessages,
  type NewEstimate,
} from '@welding/domain/entities/estimate-requests';
import { withoutTax } from '@welding/domain/entities/totals';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { findClient } from '#clients/clients.ts';
import { requireProjectOf } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { type Asked, changeEntity, removeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import { findEarlier } from '#store/idempotency.ts';
import { type EstimateDraft, estimateAmounts, estimates, findEstimate, storeEstimate } from './estimates.ts';
import { sendEstimate } from './send-estimate.ts';

/**
 * Stores a new draft; with `changeOf` a change order to an approved estimate of the project.
 * @throws Refusal 404 for an unknown project or estimate, 400 for another client's or project's, and for a negative total
 * outside a change order, 409 for a change of an unapproved one; key_reused
 */
export async function createEstimate(body: NewEstimate, written: By): Promise<Estimate> {
  await requireProjectOf(body.clientId, body.projectId);
  const terms = body.terms || undefined;
  const poNumber = body.poNumber || undefined;
  if (!body.changeOf) {
    requireNothingTakenOff(body);
    return await storeEstimate({ ...body, terms, poNumber }, written);
  }
  const changes = await findChangedEstimate(body.changeOf, body.projectId);
  const atHome = body.atHome || changes.atHome;
  const draft = { ...body, terms, poNumber: poNumber ?? changes.poNumber, atHome, changeOf: changes.id };
  return await storeEstimate(draft, { ...written, changes });
}

/** The estimate a change order changes. A change of a change belongs to the same estimate. */
async function findChangedEstimate(id: string, projectId: string): Promise<Estimate> {
  const found = await requireEstimate(id);
  const changed = found.changeOf ? await requireEstimate(found.changeOf) : found;
  if (changed.projectId !== projectId) throw badRequest(estimateMessages.changeOfOther);
  if (changed.status !== 'approved') throw conflict(estimateMessages.changeOfOpen);
  return changed;
}

function requireNothingTakenOff({ lines }: Pick<Estimate, 'lines'>): void {
  if (lines.some(({ unitPrice }) => unitPrice < 0)) throw badRequest(estimateMessages.takesOff);
}

/** Changes a draft. @throws Refusal 409 once it was sent; not_found, changed_meanwhile */
export async function changeEstimate(asked: EstimateChange, { actor }: By, id: string): Promise<Estimate> {
  const { updatedAt: _, terms, poNumber, ...said } = asked;
  return await changeEntity(estimates, {
    id,
    asked,
    actor,
    action: 'changed',
    decide: ({ status, changeOf }) => {
      if (status !== 'draft') throw conflict(estimateMessages.notDraft);
      if (!changeOf) requireNothingTakenOff(said);
      const absent = { discount: undefined, taxRate: undefined, deposit: undefined };
      const texts = { terms: terms || undefined, ...withPoTerms(poNumber) };
      return { ...absent, ...said, ...texts, ...estimateAmounts(said) };
    },
  });
}

/** A new draft with an estimate's contents, for the same or another project. @throws as `createEstimate` */
export async function copyEstimate(
  { clientId, projectId }: EstimateCopy,
  by: By,
  id: string,
): Promise<Estimate> {
  const copied = await requireEstimate(id);
  if (copied.changeOf) throw conflict(estimateMessages.changeCopied);
  const draft = { ...contentsOf(copied), validUntil: await newValidUntil() };
  const owner = { clientId: clientId ?? copied.clientId, projectId: projectId ?? copied.projectId };
  await requireProjectOf(owner.clientId, owner.projectId);
  return await storeEstimate({ ...draft, ...owner }, by);
}

/**
 * A draft of the next version of a sent estimate. The previous version stays valid until this one is sent.
 * @param contents those of the next version
 * @throws Refusal 404, 409 for a draft, an approved or a replaced one; key_reused
 */
export async function reviseEstimate(
  _: unknown,
  by: By,
  id: string,
  contents: (estimate: Estimate) => EstimateDraft = contentsOf,
): Promise<Estimate> {
  const replaces = await requireEstimate(id);
  if (replaces.status === 'draft') throw conflict(estimateMessages.draftVersion);
  if (replaces.status === 'approved') throw conflict(estimateMessages.approvedEarlier);
  if (replaces.status === 'replaced') throw conflict(estimateMessages.replacedAlready);
  const draft = {
    ...contents(replaces),
    ...(replaces.changeOf && { changeOf: replaces.changeOf }),
    ...(replaces.poNumber && { poNumber: replaces.poNumber }),
    validUntil: await newValidUntil(),
  };
  return await storeEstimate(draft, { ...by, replaces });
}

/**
 * Takes the sales tax off a draft, or sends a next version without it, for a client who became exempt.
 * @throws Refusal 409 for a client who is not exempt; as `reviseEstimate` and `sendEstimate`
 */
export async function renewEstimateWithoutTax(_: unknown, by: By, id: string): Promise<Estimate> {
  const { actor, once } = by;
  const estimate = await requireEstimate(id);
  if (!(await findClient(estimate.clientId))?.taxExempt) throw conflict(companyMessages.notExempt);
  if (estimate.status === 'draft') {
    const decide = (draft: Estimate) => {
      if (draft.status !== 'draft') throw conflict(estimateMessages.notDraft);
      const { lines, taxRate } = withoutTax(draft);
      return { lines, taxRate, ...estimateAmounts({ ...draft, lines, taxRate }) };
    };
    return await changeEntity(estimates, { id, actor, action: 'changed', decide });
  }
  const earlier = once && (await findEarlier(await estimates(), once));
  const next =
    earlier ?? (await reviseEstimate(undefined, by, id, (replaced) => contentsOf(withoutTax(replaced))));
  return await sendEstimate({ updatedAt: null }, by, next.id);
}

async function newValidUntil(): Promise<string> {
  const { validDays } = await findMoneySettings();
  return addDays(chicagoDate(new Date()), validDays);
}

async function requireEstimate(id: string): Promise<Estimate> {
  const found = await findEstimate(id);
  if (!found) throw notFound();
  return found;
}

function contentsOf(estimate: Estimate): EstimateDraft {
  const { clientId, projectId, lines, discount, taxRate, deposit, validUntil, terms, atHome } = estimate;
  return { clientId, projectId, lines, discount, taxRate, deposit, validUntil, terms, atHome };
}

/** Deletes a draft. @throws Refusal 409 for a sent estimate; not_found, changed_meanwhile */
export async function discardEstimate(asked: Asked, { actor }: By, id: string): Promise<void> {
  await removeEntity(estimates, {
    id,
    asked,
    actor,
    action: 'discarded',
    factsOf: (draft) => [paperFact(draft)],
    decide: ({ status }) => {
      if (status !== 'draft') throw conflict(estimateMessages.noDraft);
    },
  });
}
