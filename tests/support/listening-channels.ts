import type { BrowserContext, Request } from '@playwright/test';
import * as z from 'zod';

/** What a page asks on a channel to be told of, and no longer. */
const messageSchema = z.object({
  database: z.string(),
  addTarget: z.optional(z.object({ targetId: z.number() })),
  removeTarget: z.optional(z.number()),
});
/** The first answer names the channel (WebChannel's handshake). */
const handshakeSchema = z.tuple([
  z.tuple([z.literal(0), z.tuple([z.literal('c'), z.string()]).rest(z.unknown())]),
]);

type Channel = {
  readonly address: URL;
  database: string;
  /** The number of the last request, and how many messages came with all of them. */
  lastRequest: number;
  messages: number;
  readonly targets: Set<number>;
};

/**
 * The channels on which the pages of a test listen to Firestore. The emulator does not notice that a page is gone, nor
 * frees a channel that is ended: for every change it sends the whole list again to whatever listened to it once, up to
 * ten thousand messages, so that each journey at the desk makes all after it slower. So what was listened to is given
 * back when the test is over.
 */
export class ListeningChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #opening: Promise<void>[] = [];

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/Listen/channel')) return;
      const address = new URL(request.url());
      const id = address.searchParams.get('SID');
      const known = id === null ? undefined : this.#channels.get(id);
      if (known) note(known, request);
      if (id === null) this.#opening.push(this.#open(address, request).catch(() => undefined));
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.#opening.splice(0));
    await Promise.all([...this.#channels].map(([id, channel]) => giveBack(id, channel)));
    this.#channels.clear();
  }

  async #open(address: URL, request: Request): Promise<void> {
    const channel = { address, database: '', lastRequest: 0, messages: 0, targets: new Set<number>() };
    note(channel, request);
    const text = (await (await request.response())?.text()) ?? '';
    const [[, [, id]]] = handshakeSchema.parse(JSON.parse(text.slice(text.indexOf('\n'))));
    this.#channels.set(id, channel);
  }
}

function note(channel: Channel, request: Request): void {
  channel.lastRequest = Number(new URL(request.url()).searchParams.get('RID'));
  const form = new URLSearchParams(request.postData() ?? '');
  channel.messages = Number(form.get('ofs')) + Number(form.get('count'));
  for (const [name, value] of form) {
    if (!name.endsWith('___data__')) continue;
    const { database, addTarget, removeTarget } = messageSchema.parse(JSON.parse(value));
    channel.database = database;
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** Asks, in the page's place, to be told of nothing any more. */
async function giveBack(
  id: string,
  { address, database, lastRequest, messages, targets }: Channel,
): Promise<void> {
  if (targets.size === 0) return;
  const url = new URL(address);
  url.searchParams.set('SID', id);
  url.searchParams.set('RID', String(lastRequest + 1));
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
  for (const [index, removeTarget] of [...targets].entries())
    body.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }));
  const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
}
