import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type Sending = {
  port: number;
  agent: Agent;
  method: 'GET' | 'POST';
  path: string;
  headers: OutgoingHttpHeaders;
  json?: unknown;
};

/** Sends one request to a function on this machine. @returns its status, and the cookie that was set */
export function send(sending: Sending): Promise<{ status: number; cookie: string }> {
  const { port, agent, method, path, headers, json } = sending;
  const body = json === undefined ? undefined : JSON.stringify(json);
  const type =
    body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...type } });
    sent.on('error', (error) => {
      // The function had just closed a connection that nobody used for a while: browsers take another, too.
      const wasClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (wasClosed) send(sending).then(resolve, reject);
      else reject(error);
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
        resolve({ status: response.statusCode ?? 0, cookie });
      });
    });
    sent.end(body);
  });
}
