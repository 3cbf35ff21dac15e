import { Agent, request } from 'node:http';

/** One request to the API. `bearer` is an ID token of somebody at the desk, `cookie` a client's session. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string;
  readonly bearer?: string;
  readonly json?: unknown;
  readonly key?: string;
};

export type ApiSender = {
  /** Reads the answer to its end. @returns its status and the cookie it sets, '' for none */
  readonly send: (wanted: ApiRequest) => Promise<{ status: number; cookie: string; text: string }>;
  readonly close: () => void;
};

/** Sends requests to a function that `serveFunction` serves, over one connection that is kept. */
export function apiSender(port: number): ApiSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return { send: (wanted) => send(port, agent, wanted), close: () => agent.destroy() };
}

function send(
  port: number,
  agent: Agent,
  { method, path, cookie = '', bearer, json, key }: ApiRequest,
): Promise<{ status: number; cookie: string; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Cookie: cookie,
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
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
    sent.on('error', reject);
    sent.end(json === undefined ? undefined : JSON.stringify(json));
  });
}
