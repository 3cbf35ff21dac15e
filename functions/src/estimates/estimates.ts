import { paperFact } from '@welding/domain/entities/audit-entry';
import { withPoTerms } from '@welding/domain/entities/client-search';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import {
  type EstimateTemplate,
  estimateTemplateSchema,
  type NewTemplate,
} from '@welding/domain/entities/estimate-template';
import { totalsOf } from '@welding/domain/entities/totals';
import { centsToDollars } from '@welding/domain/values/money';
import { readLedger } from '#payments/project-ledger.ts';
import { guardProject } from '#projects/projects.ts';
import { nextNumber } from '#store/counters.ts';
import { type CreatedBy, create, newIdentity } from '#store/create.ts';
import { readOrError, readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, listOfProjects, pagesOfQuery, type QueryRange } from '#store/query.ts';

export const estimates = entityCollection('estimates', estimateSchema, {
  audit: 'estimate',
  guard: guardProject,
});

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
    ...newIdentity(),
    number: '',
    version: 1,
    status: 'draft',
    onPortal: false,
    homeRepair: false,
    questions: [],
    followedUpAt: [],
    awaitsAnswer: false,
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
    replaces,
    changes,
    ...by
  }: CreatedBy & {
    readonly replaces?: Estimate;
    readonly changes?: Pick<Estimate, 'id' | 'number'> | undefined;
  },
): Promise<Estimate> {
  const stored: Estimate = {
    ...newDraft(draft),
    ...(replaces && { number: replaces.number, version: replaces.version + 1, replaces: replaces.id }),
  };
  const numbered = async (batch: Batch): Promise<Estimate> => {
    if (replaces) return stored;
    if (!changes) return { ...stored, number: await nextNumber(batch, 'estimates') };
    // Of two parallel change orders one starts again.
    const ledger = await readLedger(stored.projectId);
    const number = nextChangeNumber(await listEstimatesOfProject(stored.projectId), changes);
    ledger.touch(batch);
    return { ...stored, number };
  };
  return await create(estimates, numbered, by, { facts: (made) => [paperFact(made)] });
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

export const estimateTemplates = entityCollection('estimateTemplates', estimateTemplateSchema, {
  audit: 'template',
});

/** Stores a new template. @throws Refusal key_reused */
export async function storeTemplate(template: NewTemplate, by: CreatedBy): Promise<EstimateTemplate> {
  const stored = { ...template, ...newIdentity(), archived: false };
  return await create(estimateTemplates, stored, by, { note: template.name });
}
