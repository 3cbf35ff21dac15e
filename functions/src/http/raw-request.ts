import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

// The server that carries a function (the emulator's as well as Google's) decodes addresses and takes whole bodies into
// memory, 32 MB and more, before it calls the function, and answers what it cannot read with a page of its own, in HTML.
// The API promises a sentence in plain text and has bounds of its own, so requests are made such that this server finds
// nothing to read in them, and what was sent is remembered here.
const sentTypes = new WeakMap<IncomingMessage, string>();
const sentLengths = new WeakMap<IncomingMessage, number>();
const brokenUrls = new WeakSet<IncomingMessage>();

/** Takes bodies and addresses out of the carrying server's hands, for every request to this process from now on. */
export function keepRequestsRaw(): void {
  subscribe('http.server.request.start', (event) => {
    const request = requestOf(event);
    if (request) carryUnread(request);
  });
}

/** The Content-Type the client sent. */
export function sentContentType(request: IncomingMessage): string {
  return sentTypes.get(request) ?? request.headers['content-type'] ?? '';
}

/** The Content-Length the client sent, in bytes: 0 when there is no body, NaN when there is one and nothing says how long. */
export function sentContentLength(request: IncomingMessage): number {
  return sentLengths.get(request) ?? contentLengthOf(request);
}

/** Whether the client's address had a percent sign that stands for nothing. */
export function hadBrokenUrl(request: IncomingMessage): boolean {
  return brokenUrls.has(request);
}

function carryUnread(request: IncomingMessage): void {
  const { headers, url = '/' } = request;
  if (headers['content-type'] !== undefined) sentTypes.set(request, headers['content-type']);
  sentLengths.set(request, contentLengthOf(request));
  if (headers['content-encoding'] !== undefined) {
    // Nobody asked for packed bodies, and unpacking one is how a small request becomes a large one.
    sentTypes.set(request, `packed as ${headers['content-encoding']}`);
    delete headers['content-encoding'];
  }
  // By these body-parser knows that there is a body. Node itself goes by what it read from the connection.
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  if (!isDecodable(url)) {
    brokenUrls.add(request);
    request.url = '/';
  }
}

function contentLengthOf({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.NaN;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function requestOf(event: unknown): IncomingMessage | undefined {
  if (typeof event !== 'object' || event === null || !('request' in event)) return undefined;
  return event.request instanceof IncomingMessage ? event.request : undefined;
}
