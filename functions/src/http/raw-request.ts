import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

// The server around a function (Google's and the emulator's) decodes URLs, buffers bodies of 32 MB and more, and turns bad
// requests into an HTML page. The API promises plain text and has its own bounds, so this file hides URL and body from that
// server and keeps the original values here.
const sentTypes = new WeakMap<IncomingMessage, string>();
const sentLengths = new WeakMap<IncomingMessage, number>();
const brokenUrls = new WeakSet<IncomingMessage>();

/** Hides bodies and URLs from the surrounding server, for every later request to this process. */
export function keepRequestsRaw(): void {
  subscribe('http.server.request.start', (event) => {
    const request = requestOf(event);
    if (request) carryUnread(request);
  });
}

export function sentContentType(request: IncomingMessage): string {
  return sentTypes.get(request) ?? request.headers['content-type'] ?? '';
}

/** The Content-Length the client sent, in bytes: 0 without a body, NaN for a body of unknown length. */
export function sentContentLength(request: IncomingMessage): number {
  return sentLengths.get(request) ?? contentLengthOf(request);
}

/** Whether the request's URL had an invalid percent sign. */
export function hadBrokenUrl(request: IncomingMessage): boolean {
  return brokenUrls.has(request);
}

function carryUnread(request: IncomingMessage): void {
  const { headers, url = '/' } = request;
  if (headers['content-type'] !== undefined) sentTypes.set(request, headers['content-type']);
  sentLengths.set(request, contentLengthOf(request));
  if (headers['content-encoding'] !== undefined) {
    // Refuses compressed bodies: unpacking could turn a small request into a huge one.
    sentTypes.set(request, `packed as ${headers['content-encoding']}`);
    delete headers['content-encoding'];
  }
  // Without these headers body-parser sees no body. Node reads the body from the connection anyway.
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
