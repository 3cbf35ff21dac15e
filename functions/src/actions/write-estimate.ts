import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import {
  type EstimateChange,
  estimateMessages,
  type NewEstimate,
} from '@welding/domain/entities/estimate-requests';
import { changeEntity } from '#data/change-entity.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import {
  type EstimateDraft,
  estimateAmounts,
  estimates,
  findEstimate,
  storeEstimate,
} from '#data/estimates.ts';
import { conflict, notFound } from '#http/errors.ts';
import { requireProjectOf } from './require-project.ts';

type Written = { readonly actor: Actor; readonly once: IdempotencyKey | undefined };

/** Stores a new draft. @throws ApiError 404 for a project that is not there, 400 for another client's; KeyReusedError */
export async function createEstimate(body: NewEstimate, written: Written): Promise<Estimate> {
  await requireProjectOf(body.clientId, body.projectId);
  return await storeEstimate({ ...body, terms: body.terms || undefined }, written);
}

/** Changes a draft. @throws ApiError 409 once it was sent; MissingEntityError, StaleVersionError */
export async function applyEstimateChange(
  id: string,
  change: EstimateChange,
  actor: Actor,
): Promise<Estimate> {
  const { updatedAt: version, terms, ...said } = change;
  return await changeEntity(estimates, {
    entity: 'estimate',
    id,
    version,
    actor,
    action: 'changed',
    decide: ({ status }) => {
      if (status !== 'draft') throw conflict(estimateMessages.notDraft);
      const absent = { discount: undefined, taxRate: undefined, deposit: undefined };
      return { ...absent, ...said, terms: terms || undefined, ...estimateAmounts(said) };
    },
  });
}

/** A new draft with the contents of an estimate, for another project where it says so. @throws as `createEstimate` */
export async function copyEstimate(
  id: string,
  {
    clientId,
    projectId,
  }: { readonly clientId?: string | undefined; readonly projectId?: string | undefined },
  validUntil: string,
  written: Written,
): Promise<Estimate> {
  const copied = await requireEstimate(id);
  const draft = { ...contentsOf(copied), validUntil };
  const owner = { clientId: clientId ?? copied.clientId, projectId: projectId ?? copied.projectId };
  await requireProjectOf(owner.clientId, owner.projectId);
  return await storeEstimate({ ...draft, ...owner }, written);
}

/**
 * A draft of the next version of an estimate that was sent. The one before holds until this one is sent.
 * @throws ApiError 404, 409 for a draft, an approved or a replaced one; KeyReusedError
 */
export async function reviseEstimate(id: string, validUntil: string, written: Written): Promise<Estimate> {
  const replaces = await requireEstimate(id);
  if (replaces.status === 'draft') throw conflict(estimateMessages.draftVersion);
  if (replaces.status === 'approved') throw conflict(estimateMessages.approvedEarlier);
  if (replaces.status === 'replaced') throw conflict(estimateMessages.replacedAlready);
  return await storeEstimate({ ...contentsOf(replaces), validUntil }, { ...written, replaces });
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
