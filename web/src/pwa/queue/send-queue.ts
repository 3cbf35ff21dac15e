import { isHeld, type Queue, type QueuedItem, removed } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';
import { broadcastQueueNews } from './queue-news.ts';
import { type Sender, sendItem } from './send-item.ts';

export type QueueOfApp = {
  readonly queue: Queue;
  /** Lanes are sent in the order of this list. */
  readonly kinds: readonly QueueKind[];
  /** Called only when something is due; undefined when signed out. */
  readonly signIn: () => Promise<Sender | undefined>;
  readonly isAboutSender: Parameters<typeof sendItem>[0]['isAboutSender'];
};

export type Remaining = {
  readonly stillQueued: boolean;
  /** When the next held item is due, in milliseconds since 1970. */
  readonly notBefore?: number;
};

/**
 * Sends everything that is due, lane by lane and in order. Deletes an item only after the server's response. A failure
 * stops its lane; a refused item stays with its reason and lets later ones pass. A lock per lane prevents double
 * sending by several pages and the worker.
 */
export async function sendQueue(app: QueueOfApp): Promise<Remaining> {
  const stopped = new Map<string, Rest>();
  const news = { sent: [] as string[], returned: [] as string[] };
  let sender: Sender | undefined;
  for (;;) {
    // Reads the queue again for each item because items come and go.
    const items = await app.queue.list();
    const lane = lanesOf(app).find((name) => !stopped.has(name) && itemsOf(app, name, items).length > 0);
    if (!lane) break;
    sender ??= await app.signIn();
    if (!sender) return { stillQueued: true };
    const rest = await sendFirst(app, lane, sender, news);
    if (rest) stopped.set(lane, rest);
  }
  if (news.sent.length + news.returned.length > 0) broadcastQueueNews(app.queue.name, news);
  const rests = [...stopped.values()];
  const times = rests.flatMap((rest) => (typeof rest === 'number' ? rest : []));
  return {
    stillQueued: rests.includes('waits'),
    ...(times.length > 0 && { notBefore: Math.min(...times) }),
  };
}

/**
 * Withdraws an item unless it is sent first. Waits for a send in progress.
 * @param isOfIt items that go with it
 * @returns whether it still existed
 */
export async function removeQueued(
  { queue }: Pick<QueueOfApp, 'queue'>,
  { lane }: QueueKind,
  id: string,
  isOfIt: (item: QueuedItem) => boolean = () => false,
): Promise<boolean> {
  const remove = () =>
    queue.changeAll((item, all) =>
      all.some((one) => one.id === id) && (item.id === id || isOfIt(item)) ? removed : undefined,
    );
  return (await navigator.locks.request(lockOf(queue, lane), remove)) > 0;
}

/** Why a lane is done for this run: empty, waiting, or held until a time. */
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
      const { response } = outcome;
      const told = await kind?.onSent?.(response, item);
      await queue.remove(item.id);
      broadcastQueueNews(queue.name, { response, told });
      news.sent.push(item.kind);
    }
    return undefined;
  });
}

function lanesOf({ kinds }: QueueOfApp): string[] {
  return [...new Set(kinds.map(({ lane }) => lane))];
}

/** The sendable items of a lane, in order. */
function itemsOf({ kinds }: QueueOfApp, lane: string, items: readonly QueuedItem[]): QueuedItem[] {
  const ofLane = kinds.filter((kind) => kind.lane === lane);
  return items.filter(
    (item) => !item.returned && ofLane.some((kind) => kind.name === item.kind && kind.request(item)),
  );
}

function lockOf({ name }: Queue, lane: string): string {
  return `${name} ${lane}`;
}
