import { deskApiPaths } from '@welding/domain/api-paths';
import type { signInPerson } from '@welding/domain/contracts/estimates';
import { pathTo } from '@welding/domain/contracts/path-to';
import type { VisitTapKind } from '@welding/domain/entities/visit-tap';
import { dollarsSchema } from '@welding/domain/values/given-number';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { createQueue, type Queued, type QueuedItem, removed } from '#pwa/queue/queue.ts';
import { type QueueKind, queueKind } from '#pwa/queue/queue-kind.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { databaseExists } from '#shared/storage/web-storage.ts';

export const deskQueueName = `${deskPrefix}queue`;

export async function deskQueueExists(): Promise<boolean> {
  return await databaseExists(deskQueueName);
}

/** Unsent work of the desk. Signing out erases it. */
export const deskQueue = createQueue(deskQueueName);

const kinds = [
  'on-my-way',
  'start',
  'finish',
  'cancel',
  'cannot-do',
  'take-back',
] as const satisfies readonly (VisitTapKind | 'take-back')[];

const tapSchema = z.object({
  appointmentId: idSchema,
  visitName: z.string(),
  /** The request's body. It was parsed before it was queued, and its schema would load with every screen. */
  tap: z.looseObject({ kind: z.enum(kinds), at: z.string() }),
});
export type VisitTapBody = z.infer<typeof tapSchema>;
export type QueuedTap = Queued<VisitTapBody>;

export const visitTapKind = queueKind({
  name: 'visit-tap',
  lane: 'visits',
  schema: tapSchema,
  request: ({ appointmentId, tap: { kind, ...json } }, behind) => ({
    url: deskApiPaths.visitTap(appointmentId, kind),
    json: kind === 'on-my-way' && behind.some(overtakes(appointmentId)) ? { ...json, overtaken: true } : json,
  }),
});

/** Whether a later tap makes "on my way" obsolete. */
function overtakes(visitId: string) {
  return ({ appointmentId, tap }: VisitTapBody) =>
    appointmentId === visitId && (tap.kind !== 'take-back' || tap['of'] === 'on-my-way');
}

export const collectedCashSchema = z.object({
  appointmentId: idSchema,
  /** Reduces the amount due at the project's other visits, too. */
  projectId: z.optional(idSchema),
  /** The visit's amount when the money was taken; undefined if it had none. */
  asked: z.optional(dollarsSchema),
  visitName: z.string(),
  /** The request's body. It was parsed before it was queued, and its schema would load with every screen. */
  collected: z.looseObject({
    amount: dollarsSchema,
    method: z.enum(['cash', 'check']),
    tappedAt: z.string(),
  }),
});
export type QueuedCash = Queued<z.infer<typeof collectedCashSchema>>;

export const collectedCashKind = queueKind({
  name: 'collected-cash',
  lane: 'visits',
  schema: collectedCashSchema,
  request: ({ appointmentId, collected: json }) => ({ url: deskApiPaths.collect(appointmentId), json }),
});

const signatureSchema = z.object({
  estimateId: idSchema,
  title: z.string(),
  /** The request's body. It was parsed before it was queued, and its schema would load with every screen. */
  signed: z.looseObject({ name: z.string() }),
});
export type QueuedSignature = Queued<z.infer<typeof signatureSchema>>;

export const signatureKind = queueKind({
  name: 'signature',
  lane: 'signatures',
  schema: signatureSchema,
  request: ({ estimateId, signed }) => ({
    url: pathTo<(typeof signInPerson)['path']>('/api/desk/estimates/:id/sign', { id: estimateId }),
    json: signed,
  }),
});

const extraWorkSchema = z.object({
  appointmentId: idSchema,
  projectId: idSchema,
  visitName: z.string(),
  /** Dollars including tax. */
  total: dollarsSchema,
  /** The request's body. It was parsed before it was queued, and its schema would load with every screen. */
  work: z.looseObject({
    name: z.string(),
    at: z.string(),
    lines: z.array(z.looseObject({ description: z.string() })),
  }),
});
export type QueuedExtraWork = Queued<z.infer<typeof extraWorkSchema>>;

/** Extra work that a client signed at a visit. Later work builds on the total agreed by then. */
export const extraWorkKind = queueKind({
  name: 'extra-work',
  lane: 'signatures',
  schema: extraWorkSchema,
  request: ({ appointmentId, work: json }) => ({ url: deskApiPaths.extraWork(appointmentId), json }),
});

const receiptSchema = z.object({
  projectId: idSchema,
  expenseId: z.string(),
});
export type QueuedReceipt = Queued<z.infer<typeof receiptSchema>>;

const responseSchema = z.object({ id: idSchema });

/** A receipt photo, sent before its expense. */
export const receiptKind = queueKind({
  name: 'receipt',
  lane: 'photos',
  schema: receiptSchema,
  request: ({ projectId }) => ({ url: deskApiPaths.receipts(projectId) }),
  onSent: async (response, item) => {
    const { data } = responseSchema.safeParse(response);
    const [receipt] = receiptKind.read([item]);
    if (data && receipt) await openExpense(receipt.body.expenseId, data.id);
  },
});

/**
 * Releases an expense, with its receipt or without one.
 * @param photoId its receipt; without one, the receipt on this device goes
 */
export async function openExpense(expenseId: string, photoId: string | undefined): Promise<void> {
  await deskQueue.changeAll(
    (item) => {
      if (photoId === undefined && isReceiptOf(item, expenseId)) return removed;
      const [waiting] = item.id === expenseId ? expenseKind.read([item]) : [];
      if (!waiting) return undefined;
      const { photoId: _, ...expense } = waiting.body.expense;
      const body = {
        ...waiting.body,
        awaitsReceipt: false,
        expense: { ...expense, ...(photoId && { photoId }) },
      };
      return { body, returned: undefined };
    },
    { wake: true },
  );
}

/** Removes an expense with its receipt. */
export async function dropExpense(expenseId: string): Promise<void> {
  await deskQueue.changeAll((item) =>
    item.id === expenseId || isReceiptOf(item, expenseId) ? removed : undefined,
  );
}

function isReceiptOf(item: QueuedItem, expenseId: string): boolean {
  return receiptKind.read([item])[0]?.body.expenseId === expenseId;
}

const expenseBodySchema = z.object({
  projectId: idSchema,
  projectName: z.string(),
  /** Its receipt is sent first and gives its id. */
  awaitsReceipt: z.boolean(),
  /** The request's body. It was parsed before it was queued, and its schema would load with every screen. */
  expense: z.looseObject({
    amount: dollarsSchema,
    what: z.string(),
    paidOn: z.string(),
    photoId: z.optional(z.string()),
  }),
});
export type QueuedExpense = Queued<z.infer<typeof expenseBodySchema>>;

export const expenseKind = queueKind({
  name: 'expense',
  lane: 'expenses',
  schema: expenseBodySchema,
  isReady: ({ awaitsReceipt }) => !awaitsReceipt,
  request: ({ projectId, expense: json }) => ({ url: deskApiPaths.expenses(projectId), json }),
});

const photoSchema = z.object({ projectId: idSchema, list: z.enum(['beforePhotos', 'afterPhotos']) });
export type ProjectPhotoBody = z.infer<typeof photoSchema>;
export type QueuedPhoto = Queued<ProjectPhotoBody>;

export const projectPhotoKind = queueKind({
  name: 'project-photo',
  lane: 'photos',
  schema: photoSchema,
  request: ({ projectId, list }) => ({ url: deskApiPaths.projectPhotos(projectId, list) }),
});

/** Taps go first because people wait for them. */
export const deskKinds: readonly QueueKind[] = [
  visitTapKind,
  collectedCashKind,
  signatureKind,
  extraWorkKind,
  receiptKind,
  expenseKind,
  projectPhotoKind,
];
