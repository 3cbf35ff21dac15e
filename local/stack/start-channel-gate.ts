import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { type Channel, noteMessages, openChannel, sessionId, stopListening } from './listening-channel.ts';
import { host } from './ports.ts';

/** A listening page asks again at once, or later on a busy processor. */
const usualDeafMs = 15_000;

type ChannelGate = { stop(): void };

type Listening = { readonly channel: Channel; ears: number; timer?: NodeJS.Timeout };

/**
 * Stands between pages and the Firestore emulator. The emulator does not notice closed pages or free ended channels: for each
 * change it builds the lists of all earlier listeners, up to ten thousand messages each, and logs each as unsendable, so it gets
 * slower with every page. This gate ends the listeners of a channel that no page has read for `deafMs`.
 * @param emulator host and port
 */
export async function startChannelGate(
  port: number,
  emulator: string,
  deafMs = usualDeafMs,
): Promise<ChannelGate> {
  const listening = new Map<string, Listening>();

  const release = async (id: string): Promise<void> => {
    const left = listening.get(id);
    if (!left) return;
    listening.delete(id);
    clearTimeout(left.timer);
    await stopListening(id, left.channel);
  };
  const releaseLater = (id: string, left: Listening) => {
    clearTimeout(left.timer);
    left.timer = setTimeout(() => void release(id), deafMs);
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? '/', `http://${emulator}`);
    const body = request.method === 'POST' ? await text(request) : undefined;
    if (!address.pathname.endsWith('/Listen/channel') || request.method === 'OPTIONS') {
      await forward(request, response, address, body);
      return;
    }
    const id = address.searchParams.get('SID');
    if (id === null) {
      await open(request, response, address, body ?? '');
      return;
    }
    const left = listening.get(id);
    if (!left) {
      refuse(request, response);
      return;
    }
    if (address.searchParams.get('TYPE') === 'terminate') await release(id);
    else if (body !== undefined) noteMessages(left.channel, address, body);
    else hear(id, left, response);
    await forward(request, response, address, body);
  };

  /** Opens a channel. Registers it before the page learns its id, because the page may be gone by then. */
  const open = async (request: IncomingMessage, response: ServerResponse, address: URL, body: string) => {
    const incoming = await ask(request, address, body);
    const opening = await text(incoming);
    const id = sessionId(opening);
    if (id !== undefined) {
      const left = { channel: openChannel(address, body), ears: 0 };
      listening.set(id, left);
      releaseLater(id, left);
    }
    const { 'transfer-encoding': _, ...headers } = incoming.headers;
    response.writeHead(incoming.statusCode ?? 502, headers).end(opening);
  };

  const hear = (id: string, left: Listening, response: ServerResponse) => {
    left.ears += 1;
    clearTimeout(left.timer);
    response.once('close', () => {
      left.ears -= 1;
      if (left.ears === 0 && listening.has(id)) releaseLater(id, left);
    });
  };

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  // A page's connection also must not close just before its next request.
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: () => {
      for (const { timer } of listening.values()) clearTimeout(timer);
      listening.clear();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Forwards a request and streams its response back until the page disconnects. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  body: string | undefined,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const incoming = await ask(request, address, body, gone.signal);
  incoming.once('error', () => response.destroy());
  response.writeHead(incoming.statusCode ?? 502, incoming.headers);
  response.flushHeaders();
  incoming.pipe(response);
}

async function ask(
  request: IncomingMessage,
  address: URL,
  body: string | undefined,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  // A new connection for each request, because the emulator may close a kept one just before its next use. Uncompressed.
  const { connection: _, 'accept-encoding': _encoding, ...headers } = request.headers;
  const { method } = request;
  const upstream = requestUpstream(address, { method, headers, agent: false, ...(signal && { signal }) });
  upstream.end(body);
  const [response]: IncomingMessage[] = await once(upstream, 'response');
  if (!response) throw new Error('The emulator does not respond');
  // The page may also disconnect after the response.
  upstream.on('error', () => undefined);
  return response;
}

/** The response of Google's servers for an ended channel, after which the page opens another. */
function refuse({ headers: { origin = '*' } }: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(400, { 'content-type': 'text/plain', 'access-control-allow-origin': origin })
    .end('Unknown SID');
}
