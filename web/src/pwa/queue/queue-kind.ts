import type * as z from 'zod/mini';
import type { NewItem, Queue, Queued, QueuedItem } from './queue.ts';

type Definition<Body> = {
  readonly name: string;
  /** Kinds of one lane share one order. */
  readonly lane: string;
  readonly schema: z.ZodMiniType<Body>;
  /** Items that are not ready do not hold up others. */
  readonly isReady?: (body: Body) => boolean;
  /**
   * The POST that sends it: `json`, or the photo in parts.
   * @param behind later items of its kind and owner
   */
  readonly request: (
    body: Body,
    behind: readonly Body[],
  ) => {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
  };
  /**
   * Handles the server's response before the item is deleted.
   * @returns news for the pages
   */
  readonly onSent?: (response: unknown, item: QueuedItem) => Promise<unknown>;
};

export type QueueKind<Body = unknown> = Pick<Definition<Body>, 'name' | 'lane' | 'onSent'> & {
  readonly read: (items: readonly QueuedItem[]) => Queued<Body>[];
  /** The request for an item; undefined if it is not ready or unreadable. */
  readonly request: (
    item: QueuedItem,
    waiting?: readonly QueuedItem[],
  ) => ReturnType<Definition<Body>['request']> | undefined;
};

/** The app's list of kinds decides which lane goes first. */
export function queueKind<Body>(definition: Definition<Body>): QueueKind<Body> {
  const { name, lane, schema, isReady = () => true, request, onSent } = definition;
  const read = (items: readonly QueuedItem[]) =>
    items.flatMap((item) => {
      const { data, success } = schema.safeParse(item.body);
      return item.kind === name && success ? [{ ...item, body: data }] : [];
    });
  return {
    name,
    lane,
    ...(onSent && { onSent }),
    read,
    request: (item, waiting = []) => {
      const { data, success } = schema.safeParse(item.body);
      if (!success || !isReady(data)) return undefined;
      const behind = waiting.filter(({ order, owner }) => order > item.order && owner === item.owner);
      return request(
        data,
        read(behind).map(({ body }) => body),
      );
    },
  };
}

/** Items that the running code cannot read: of another version of the app. They are never sent. */
export function unreadableItems(
  kinds: readonly QueueKind[],
  items: readonly QueuedItem[],
): readonly QueuedItem[] {
  return items.filter((item) => !kinds.some((kind) => kind.read([item]).length > 0));
}

type Given<Body> = Pick<NewItem, 'id' | 'owner' | 'contents' | 'notBefore'> & {
  readonly body: NoInfer<Body>;
};

/** A new item of a kind. */
export function itemOf<Body>({ name }: QueueKind<Body>, item: Given<Body>): NewItem {
  return { ...item, kind: name };
}

/**
 * Queues an item and sends it when there is a signal, not before `notBefore`.
 * @returns its id
 * @throws NoRoomError
 */
export async function sendLater<Body>(
  queue: Queue,
  kind: QueueKind<Body>,
  item: Given<Body>,
): Promise<string> {
  const id = item.id ?? crypto.randomUUID();
  await sendTogether(queue, [itemOf(kind, { ...item, id })]);
  return id;
}

/**
 * Like `sendLater`, for items that belong together: the device has all of them or none.
 * @throws NoRoomError
 */
export async function sendTogether(queue: Queue, items: readonly NewItem[]): Promise<void> {
  await queue.addAll(items);
  await askForSync(await navigator.serviceWorker?.getRegistration());
}

/** Some browsers lack it, and TypeScript does not know it: https://wicg.github.io/background-sync/spec/ */
type WithSync = { readonly sync: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker once there is a signal. Otherwise open pages send. */
export async function askForSync(registration: object | undefined): Promise<void> {
  try {
    if (registration && hasSync(registration)) await registration.sync.register('queue');
  } catch {
    // The person's settings do not allow it.
  }
}

function hasSync(registration: object): registration is WithSync {
  return 'sync' in registration;
}
