import { isDeepStrictEqual } from 'node:util';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { apiMessages } from '@welding/domain/messages';
import { type LooseMoney, looseMoneySchema, unappliedMoney } from '@welding/domain/money/loose-money';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import * as logger from 'firebase-functions/logger';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { findProject } from '#projects/projects.ts';
import { conflict, notFound } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import type { By } from '#store/create.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch } from '#store/firestore.ts';
import { listPaymentsOfProject } from './payments.ts';

export const looseMoney = entityCollection('looseMoney', looseMoneySchema);

/**
 * Stores a project's money without a purpose, after each change of its ledger; deletes the document when there is none.
 * @returns whether that changed anything
 */
export async function keepLooseMoney(projectId: string): Promise<boolean> {
  const document = (await looseMoney()).doc(projectId);
  try {
    return await retryConflicts(async () => {
      const stored = await document.get();
      const [project, invoices, payments] = await Promise.all([
        findProject(projectId),
        listInvoicesOfProject(projectId),
        listPaymentsOfProject(projectId),
      ]);
      const { looseCents } = project ? unappliedMoney(project, invoices, payments) : { looseCents: 0 };
      if (looseCents === 0 && !stored.exists) return false;
      const batch = await newBatch();
      const precondition = stored.updateTime && { lastUpdateTime: stored.updateTime };
      if (looseCents === 0) batch.delete(document, precondition);
      else {
        const money = looseMoneyOf(projectId, looseCents, stored.data());
        if (isDeepStrictEqual(stored.data(), money)) return false;
        if (precondition) batch.update(document, await looseMoney.encodeUpdate(money), precondition);
        else batch.create(document, money);
      }
      await batch.commit();
      return true;
    });
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('unreadable document', { cause: error.message });
    return false;
  }
}

/** The document of a project with this much money without a purpose. @param stored the document before */
export function looseMoneyOf(
  projectId: string,
  looseCents: number,
  stored: Pick<LooseMoney, 'kept'> | undefined,
): LooseMoney {
  const keptCents = Math.min(looseCents, dollarsToCents(stored?.kept ?? 0));
  return {
    id: projectId,
    amount: centsToDollars(looseCents),
    kept: centsToDollars(keptCents),
    toDecide: centsToDollars(looseCents - keptCents),
  };
}

/**
 * Keeps a project's money without a purpose as its client's credit, so that it needs no decision any more.
 * @param amount the dollars shown
 * @throws Refusal not_found, 409 when it is another amount by now
 */
export async function keepAsCredit(
  { amount }: { readonly amount: number },
  { actor }: By,
  projectId: string,
): Promise<LooseMoney> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  return await retryConflicts(async () => {
    const stored = await (await looseMoney()).doc(projectId).get();
    const money = stored.data();
    if (money?.amount !== amount || !stored.updateTime) throw conflict(paymentRecordMessages.otherCredit);
    const after: LooseMoney = { ...money, kept: amount, toDecide: 0 };
    if (money.toDecide === 0) return after;
    const batch = await newBatch();
    const fields = await looseMoney.encodeUpdate({ kept: amount, toDecide: 0 });
    batch.update(stored.ref, fields, { lastUpdateTime: stored.updateTime });
    await recordChange(batch, {
      actor,
      action: 'changed',
      entity: 'project',
      entityId: projectId,
      clientId: project.clientId,
      changes: [],
      facts: [{ code: 'keptAsCredit', amount }],
    });
    await batch.commit();
    return after;
  });
}
