import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One request to the API. `bearer` is a staff member's ID token, `cookie` a client's session. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string;
  readonly bearer?: string;
  readonly json?: unknown;
  readonly key?: string;
  /** Additional headers. */
  readonly headers?: OutgoingHttpHeaders;
};

export type ApiSender = {
  /** Reads the whole response. @returns its status and the cookie it sets, '' for none */
  readonly send: (wanted: ApiRequest) => Promise<{ status: number; cookie: string; text: string }>;
  readonly close: () => void;
};

/** Sends requests to a function that `serveFunction` serves, over this many kept connections. */
export function apiSender(port: number, maxSockets = 1): ApiSender {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return { send: (wanted) => send(port, agent, wanted), close: () => agent.destroy() };
}

function send(
  port: number,
  agent: Agent,
  wanted: ApiRequest,
): Promise<{ status: number; cookie: string; text: string }> {
  const { method, path, cookie = '', bearer, json, key } = wanted;
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const headers = {
      ...wanted.headers,
      Cookie: cookie,
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', (error) => {
      // The function had just closed an idle connection. Browsers retry, too.
      const wasClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (wasClosed) send(port, agent, wanted).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}
