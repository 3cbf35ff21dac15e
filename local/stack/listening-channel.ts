import * as z from 'zod';

/** A page's message on a channel that starts or ends a listener. */
const messageSchema = z.object({
  database: z.string(),
  addTarget: z.optional(z.object({ targetId: z.number() })),
  removeTarget: z.optional(z.number()),
});
/** The first response names the channel (WebChannel's handshake). */
const handshakeSchema = z.tuple([
  z.tuple([z.literal(0), z.tuple([z.literal('c'), z.string()]).rest(z.unknown())]),
]);

/** One channel of Firestore's WebChannel interface, on which a page listens. */
export type Channel = {
  readonly address: URL;
  database: string;
  /** The number of the last request, and how many messages came with all of them. */
  lastRequest: number;
  messages: number;
  readonly targets: Set<number>;
};

/** The channel that this request opens. Its body is a form of messages. */
export function openChannel(address: URL, body: string): Channel {
  const channel = { address, database: '', lastRequest: 0, messages: 0, targets: new Set<number>() };
  noteMessages(channel, address, body);
  return channel;
}

/** The channel's id in the response; undefined if it was refused. */
export function sessionId(response: string): string | undefined {
  const line = response.slice(response.indexOf('\n') + 1);
  if (!line.startsWith('[')) return undefined;
  const [[, [, id]]] = handshakeSchema.parse(JSON.parse(line));
  return id;
}

/** Records the listeners that a page starts and ends. */
export function noteMessages(channel: Channel, address: URL, body: string): void {
  channel.lastRequest = Number(address.searchParams.get('RID'));
  const form = new URLSearchParams(body);
  channel.messages = Number(form.get('ofs')) + Number(form.get('count'));
  for (const [name, value] of form) {
    if (!name.endsWith('___data__')) continue;
    const { database, addTarget, removeTarget } = messageSchema.parse(JSON.parse(value));
    channel.database = database;
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** Ends all listeners of the page. Never throws, because the emulator may be gone too. */
export async function stopListening(
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
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
}
