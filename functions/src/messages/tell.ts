import { isAlreadyThere } from '#store/conflicts.ts';
import { type Batch, newBatch } from '#store/firestore.ts';

/**
 * The events that cause mails and notifications, and their writers. Each writer loads with the first event of its kind,
 * which keeps cold starts short.
 */
const writers = {
  clientChanged: async () => (await import('./account-news.ts')).clientChanged,
  passwordAskedFor: async () => (await import('./account-news.ts')).passwordAskedFor,
  staffInvited: async () => (await import('./account-news.ts')).staffInvited,
  requestReceived: async () => (await import('./project-news.ts')).requestReceived,
  requestAccepted: async () => (await import('./project-news.ts')).requestAccepted,
  projectChanged: async () => (await import('./project-news.ts')).projectChanged,
  estimateSent: async () => (await import('./estimate-news.ts')).estimateSent,
  estimateAnswered: async () => (await import('./estimate-news.ts')).estimateAnswered,
  estimateQuestioned: async () => (await import('./estimate-news.ts')).estimateQuestioned,
  estimateQuestionAnswered: async () => (await import('./estimate-news.ts')).estimateQuestionAnswered,
  invoiceSent: async () => (await import('./invoice-news.ts')).invoiceSent,
  paymentChanged: async () => (await import('./payment-news.ts')).paymentChanged,
  paymentVoided: async () => (await import('./payment-news.ts')).paymentVoided,
  paymentUnrecorded: async () => (await import('./payment-news.ts')).paymentUnrecorded,
  visitChanged: async () => (await import('./visit-news.ts')).visitChanged,
  visitsPlanned: async () => (await import('./visit-news.ts')).visitsPlanned,
  visitsMoved: async () => (await import('./visit-news.ts')).visitsMoved,
  clientChangedVisit: async () => (await import('./visit-news.ts')).clientChangedVisit,
  welderNeeded: async () => (await import('./visit-news.ts')).welderNeeded,
};

type NewsKind = keyof typeof writers;
type News<Kind extends NewsKind> = Parameters<Awaited<ReturnType<(typeof writers)[Kind]>>>[1];

const writerOf: {
  readonly [Kind in NewsKind]: () => Promise<(batch: Batch, news: News<Kind>) => Promise<void>>;
} = writers;

/** Adds an event's mails and notifications to the batch of its cause. */
export async function tell<Kind extends NewsKind>(batch: Batch, kind: Kind, news: News<Kind>): Promise<void> {
  const write = await writerOf[kind]();
  await write(batch, news);
}

/** Like `tell`, once, in a batch of its own. */
export async function tellAlone<Kind extends NewsKind>(kind: Kind, news: News<Kind>): Promise<void> {
  const batch = await newBatch();
  await tell(batch, kind, news);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
