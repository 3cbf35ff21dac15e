import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

// The server that carries a function (the emulator's as well as Google's) parses JSON bodies and decodes addresses before
// it calls the function, and answers what it cannot read with a page of its own, in HTML. The API promises a sentence in
// plain text, so such requests are made readable before that server looks, and what was sent is remembered here.
const sentTypes = new WeakMap<IncomingMessage, string>();
const brokenAddresses = new WeakSet<IncomingMessage>();

/** Takes bodies and addresses out of the carrying server's hands, for every request to this process from now on. */
export function carryRequestsUnread(): void {
  subscribe('http.server.request.start', (event) => {
    const request = requestOf(event);
    if (request) carryUnread(request);
  });
}

/** The Content-Type the client sent. */
export function sentContentType(request: IncomingMessage): string {
  return sentTypes.get(request) ?? request.headers['content-type'] ?? '';
}

/** Whether the client's address had a percent sign that stands for nothing. */
export function hadBrokenAddress(request: IncomingMessage): boolean {
  return brokenAddresses.has(request);
}

function carryUnread(request: IncomingMessage): void {
  const { headers, url = '/' } = request;
  if (headers['content-type'] !== undefined) {
    sentTypes.set(request, headers['content-type']);
    headers['content-type'] = 'application/octet-stream';
  }
  if (headers['content-encoding'] !== undefined) {
    // Nobody asked for packed bodies, and unpacking one is how a small request becomes a large one.
    sentTypes.set(request, `packed as ${headers['content-encoding']}`);
    delete headers['content-encoding'];
  }
  if (!isDecodable(url)) {
    brokenAddresses.add(request);
    request.url = '/';
  }
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
