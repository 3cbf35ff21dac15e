import type * as z from 'zod/mini';
import type { NewItem, Queue, Queued, QueuedItem } from './queue.ts';

type Definition<Body> = {
  readonly name: string;
  /** Kinds of one lane are sent in one order, each item after the one before it. */
  readonly lane: string;
  readonly schema: z.ZodMiniType<Body>;
  /** Whether it can be sent; what cannot yet holds nothing up. */
  readonly isReady?: (body: Body) => boolean;
  /**
   * The POST that sends it. With a photo, that is its body, in parts; else it is `json`.
   * @param behind those of its kind and owner that wait behind it
   */
  readonly request: (
    body: Body,
    behind: readonly Body[],
  ) => {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
  };
  /** Handles the server's answer before the item leaves the device. @returns news for the pages */
  readonly onSent?: (answer: unknown, item: QueuedItem) => Promise<unknown>;
};

/** Something that can wait to be sent: what it holds and how it is sent. */
export type QueueKind<Body = unknown> = Pick<Definition<Body>, 'name' | 'lane' | 'onSent'> & {
  /** The items of this kind, without unreadable ones. */
  readonly read: (items: readonly QueuedItem[]) => Queued<Body>[];
  /** The request that sends an item of those that wait; undefined for one that is not ready, or cannot be read. */
  readonly request: (
    item: QueuedItem,
    waiting?: readonly QueuedItem[],
  ) => ReturnType<Definition<Body>['request']> | undefined;
};

/** Makes a kind of what can wait to be sent. The app's list of kinds decides which lane goes first. */
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
 * Queues something on this device and has it sent when there is a signal, now at the soonest, or from `notBefore` on.
 * @returns its id @throws NoRoomError
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

/** Not in every browser, and not in TypeScript's library: https://wicg.github.io/background-sync/spec/ */
type WithSync = { readonly sync: { register(tag: string): Promise<void> } };

/** Asks the browser to call the worker once there is a signal. Where it cannot, pages send while they are open. */
export async function askForSync(registration: object | undefined): Promise<void> {
  try {
    if (registration && hasSync(registration)) await registration.sync.register('queue');
  } catch {
    // Not allowed by the person's settings.
  }
}

function hasSync(registration: object): registration is WithSync {
  return 'sync' in registration;
}
