import { isHeld, type Queue, type QueuedItem } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';
import { tellQueueNews } from './queue-news.ts';
import { type Sender, sendItem } from './send-item.ts';

/** An app's queue and senders. */
export type QueueOfApp = {
  readonly queue: Queue;
  /** The kinds of items; an earlier lane goes first. */
  readonly kinds: readonly QueueKind[];
  /** The sender, asked only when something is due; undefined when signed out. */
  readonly signIn: () => Promise<Sender | undefined>;
  readonly isAboutSender: Parameters<typeof sendItem>[0]['isAboutSender'];
};

/** The rest after a run. */
export type Remaining = {
  /** Something could not be sent, and is to be tried again. */
  readonly stillQueued: boolean;
  /** When the next item may be sent that is held back until then, as milliseconds since 1970. */
  readonly notBefore?: number;
};

/**
 * Sends everything that is due, lane by lane and in order. An item leaves the device only after the server has answered for
 * it. A lane stops at what could not be sent; what the server refuses stays with the reason, and lets those after it pass.
 * Each item is sent under a lock, so that of several pages and the worker one sends it.
 */
export async function sendQueue(app: QueueOfApp): Promise<Remaining> {
  const stopped = new Map<string, Rest>();
  const news = { sent: [] as string[], returned: [] as string[] };
  let sender: Sender | undefined;
  for (;;) {
    // Reads the queue again for each item: items come and go, and an earlier lane goes first.
    const items = await app.queue.list();
    const lane = lanesOf(app).find((name) => !stopped.has(name) && itemsOf(app, name, items).length > 0);
    if (!lane) break;
    sender ??= await app.signIn();
    if (!sender) return { stillQueued: true };
    const rest = await sendFirst(app, lane, sender, news);
    if (rest) stopped.set(lane, rest);
  }
  if (news.sent.length + news.returned.length > 0) tellQueueNews(app.queue.name, news);
  const rests = [...stopped.values()];
  const times = rests.flatMap((rest) => (typeof rest === 'number' ? rest : []));
  return {
    stillQueued: rests.includes('waits'),
    ...(times.length > 0 && { notBefore: Math.min(...times) }),
  };
}

/** Takes an item back, unless it is sent before: what is being sent at the moment is waited for. @returns whether it was still there */
export async function takeBack(
  { queue }: Pick<QueueOfApp, 'queue'>,
  { lane }: QueueKind,
  id: string,
): Promise<boolean> {
  return await navigator.locks.request(lockOf(queue, lane), () => queue.remove(id));
}

/** Why nothing more of a lane is sent in this run: it has nothing of this sender's, has to wait, or until this time. */
type Rest = 'empty' | 'waits' | number;

async function sendFirst(
  app: QueueOfApp,
  lane: string,
  sender: Sender,
  news: { readonly sent: string[]; readonly returned: string[] },
): Promise<Rest | undefined> {
  const { queue, kinds, isAboutSender } = app;
  return await navigator.locks.request(lockOf(queue, lane), async () => {
    const items = itemsOf(app, lane, await queue.list());
    const item = items.find(({ owner }) => owner === sender.owner);
    const kind = kinds.find(({ name }) => name === item?.kind);
    const request = item && kind?.request(item, items);
    if (!item || !request) return 'empty';
    if (isHeld(item)) return item.notBefore;
    const outcome = await sendItem({ queue, item, request, sender, isAboutSender });
    if (outcome.kind === 'waits') return 'waits';
    if (outcome.kind === 'returned') news.returned.push(item.kind);
    if (outcome.kind === 'sent') {
      const { answer } = outcome;
      const told = await kind?.onSent?.(answer, item);
      await queue.remove(item.id);
      tellQueueNews(queue.name, { answer, told });
      news.sent.push(item.kind);
    }
    return undefined;
  });
}

function lanesOf({ kinds }: QueueOfApp): string[] {
  return [...new Set(kinds.map(({ lane }) => lane))];
}

/** The items of a lane that can be sent, in order. */
function itemsOf({ kinds }: QueueOfApp, lane: string, items: readonly QueuedItem[]): QueuedItem[] {
  const ofLane = kinds.filter((kind) => kind.lane === lane);
  return items.filter(
    (item) => !item.returned && ofLane.some((kind) => kind.name === item.kind && kind.request(item)),
  );
}

function lockOf({ name }: Queue, lane: string): string {
  return `${name} ${lane}`;
}
