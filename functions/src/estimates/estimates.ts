import { randomUUID } from 'node:crypto';
import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';
import { withPoTerms } from '@welding/domain/entities/client-search';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import {
  type EstimateTemplate,
  estimateTemplateSchema,
  type NewTemplate,
} from '@welding/domain/entities/estimate-template';
import { totalsOf } from '@welding/domain/entities/totals';
import { centsToDollars } from '@welding/domain/values/money';
import { guardProject } from '#clients/guard-client.ts';
import { readLedger } from '#money/project-ledger.ts';
import { listOfProjects } from '#projects/list-of-projects.ts';
import { recordChange } from '#store/audit.ts';
import { takeNumber } from '#store/counters.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { readOrError, readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, pagesOfQuery, type QueryRange } from '#store/query.ts';

export const estimates = entityCollection('estimates', estimateSchema);

const ofProject = declareQuery({ collection: 'estimates', equal: ['projectId'] });

const bySending = declareQuery({
  collection: 'estimates',
  equal: ['status'],
  order: { field: 'sentAt', direction: 'asc' },
});

/** The unanswered estimates sent between two instants, page by page. */
export async function* unansweredOf(range: QueryRange): AsyncGenerator<Estimate[]> {
  yield* pagesOfQuery(bySending(await estimates(), ['sent'], range));
}

/** @throws UnreadableDocumentError */
export async function findEstimate(id: string): Promise<Estimate | undefined> {
  return (await (await estimates()).doc(id).get()).data();
}

/** All estimates of the project, in any status. @throws UnreadableDocumentError */
export async function listEstimatesOfProject(projectId: string): Promise<Estimate[]> {
  return readSnapshot(await ofProject(await estimates(), [projectId]).get());
}

/** Estimates of several projects; an unreadable project has its error in place of its estimates. */
export async function listEstimatesOfProjects(projectIds: readonly string[]) {
  return await listOfProjects(await estimates(), ofProject, projectIds, readOrError);
}

export type EstimateDraft = Pick<
  Estimate,
  | 'clientId'
  | 'projectId'
  | 'lines'
  | 'discount'
  | 'taxRate'
  | 'deposit'
  | 'validUntil'
  | 'terms'
  | 'poNumber'
  | 'atHome'
  | 'changeOf'
>;

/** An estimate's amounts in dollars. */
export function estimateAmounts(
  priced: Parameters<typeof totalsOf>[0],
): Pick<Estimate, 'total' | 'depositAmount'> {
  const { totalCents, depositCents } = totalsOf(priced);
  return { total: centsToDollars(totalCents), depositAmount: centsToDollars(depositCents) };
}

/** A draft without a number. */
export function newDraft(draft: EstimateDraft): Estimate {
  return {
    ...draft,
    ...withPoTerms(draft.poNumber),
    ...estimateAmounts(draft),
    id: randomUUID(),
    number: '',
    version: 1,
    status: 'draft',
    onPortal: false,
    homeRepair: false,
    questions: [],
    followedUpAt: [],
    awaitsAnswer: false,
    createdAt: new Date().toISOString(),
  };
}

/**
 * Stores a new estimate as a draft. A change order extends its estimate's number: E-1003-C1.
 * @param replaces the version it will replace @param changes the estimate a change order changes
 * @throws Refusal key_reused
 */
export async function storeEstimate(
  draft: EstimateDraft,
  {
    actor,
    once,
    replaces,
    changes,
  }: {
    readonly actor: Actor;
    readonly once: IdempotencyKey | undefined;
    readonly replaces?: Estimate;
    readonly changes?: Pick<Estimate, 'id' | 'number'> | undefined;
  },
): Promise<Estimate> {
  const stored: Estimate = {
    ...newDraft(draft),
    ...(replaces && { number: replaces.number, version: replaces.version + 1, replaces: replaces.id }),
  };
  const { id: entityId, clientId } = stored;
  const numbered = async (batch: Batch): Promise<Estimate> => {
    if (replaces) return stored;
    if (!changes) return { ...stored, number: await takeNumber(batch, 'estimates') };
    // Of two parallel change orders one starts again.
    const ledger = await readLedger(stored.projectId);
    const number = nextChangeNumber(await listEstimatesOfProject(stored.projectId), changes);
    ledger.touch(batch);
    return { ...stored, number };
  };
  return await createIdempotently(await estimates(), numbered, {
    once,
    also: async (batch, whole) => {
      await guardProject(batch, whole);
      await recordChange(batch, {
        actor,
        action: 'created',
        entity: 'estimate',
        entityId,
        clientId,
        changes: [],
        facts: [paperFact(whole)],
      });
    },
  });
}

/** The next number of an estimate's change orders. @param ofProject read after the project's ledger */
export function nextChangeNumber(
  ofProject: readonly Estimate[],
  { id, number }: Pick<Estimate, 'id' | 'number'>,
): string {
  const earlier = ofProject.filter(({ changeOf }) => changeOf === id);
  const taken = earlier.map((change) => Number(change.number.slice(`${number}-C`.length)));
  return `${number}-C${Math.max(0, ...taken) + 1}`;
}

export const estimateTemplates = entityCollection('estimateTemplates', estimateTemplateSchema);

/** Stores a new template. @throws Refusal key_reused */
export async function storeTemplate(
  template: NewTemplate,
  { actor, once }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined },
): Promise<EstimateTemplate> {
  const stored: EstimateTemplate = {
    ...template,
    id: randomUUID(),
    archived: false,
    createdAt: new Date().toISOString(),
  };
  const { id: entityId, name } = stored;
  return await createIdempotently(await estimateTemplates(), stored, {
    once,
    also: (batch) =>
      recordChange(batch, {
        actor,
        action: 'created',
        entity: 'template',
        entityId,
        changes: [],
        note: name,
      }),
  });
}
