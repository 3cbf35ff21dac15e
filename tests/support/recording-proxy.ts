import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  constants,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';

/** One recorded call of Firestore's gRPC interface. Times are milliseconds of this process. */
export type RecordedCall = {
  /** The last part of the path: /google.firestore.v1.Firestore/RunQuery. */
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly request: Buffer;
  readonly response: Buffer;
  readonly begun: number;
  readonly ended: number;
};

export type RecordingProxy = {
  /** For FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  /** The calls that ended since the last time, in the order of their starts. */
  readonly take: () => readonly RecordedCall[];
  /** Resolves when no call is running. The SDK may have a whole response before its stream ends. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Records the calls between a process and the Firestore emulator. So the deployed Admin SDK is measured unchanged. @param
 * emulator host and port
 */
export async function startRecordingProxy(emulator: string): Promise<RecordingProxy> {
  const upstream = connect(`http://${emulator}`);
  const calls: RecordedCall[] = [];
  const underWay = new Set<Promise<unknown>>();
  const server = createServer();
  server.on('stream', (incoming, headers) => {
    const outgoing = pass(incoming, headers, upstream, (call) => calls.push(call));
    const ended = once(outgoing, 'close').catch(() => undefined);
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${portOf(server)}`,
    take: () => calls.splice(0).sort((one, other) => one.begun - other.begun),
    settled: async () => {
      await Promise.all(underWay);
    },
    stop: async () => {
      upstream.destroy();
      server.close();
    },
  };
}

/** Repeats a call directly at the emulator, and reads the whole response. */
export async function replay({ headers, request }: RecordedCall, session: ClientHttp2Session): Promise<void> {
  const stream = session.request(headers);
  stream.end(request);
  stream.resume();
  await once(stream, 'close');
}

function pass(
  incoming: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  upstream: ClientHttp2Session,
  record: (call: RecordedCall) => void,
): ClientHttp2Stream {
  const begun = performance.now();
  const [request, response]: [Buffer[], Buffer[]] = [[], []];
  const outgoing = upstream.request(headers);
  incoming.on('data', (part: Buffer) => request.push(part));
  incoming.pipe(outgoing);
  let trailers: IncomingHttpHeaders = {};
  outgoing.on('response', (answered, flags) => {
    // An error has no body. Its only headers hold the status.
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    incoming.respond(answered, { endStream, waitForTrailers: !endStream });
  });
  outgoing.on('trailers', (sent) => {
    trailers = sent;
  });
  incoming.on('wantTrailers', () => incoming.sendTrailers(trailers));
  outgoing.on('data', (part: Buffer) => {
    response.push(part);
    incoming.write(part);
  });
  outgoing.on('end', () => {
    const method = headers[':path']?.split('/').at(-1) ?? '';
    const [sent, received] = [Buffer.concat(request), Buffer.concat(response)];
    record({ method, headers, request: sent, response: received, begun, ended: performance.now() });
    incoming.end();
  });
  outgoing.on('error', () => incoming.close());
  incoming.on('error', () => outgoing.close());
  return outgoing;
}

function portOf(server: Http2Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return address.port;
}
