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

/**
 * Queues an item and sends it when there is a signal, not before `notBefore`.
 * @returns its id
 * @throws NoRoomError
 */
export async function sendLater<Body>(
  queue: Queue,
  kind: QueueKind<Body>,
  item: Pick<NewItem, 'owner' | 'contents' | 'notBefore'> & { readonly body: NoInfer<Body> },
): Promise<string> {
  const id = await queue.add({ ...item, kind: kind.name });
  await askForSync(await navigator.serviceWorker?.getRegistration());
  return id;
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
