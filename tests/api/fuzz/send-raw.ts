import { request } from 'node:http';
import type { FuzzedRequest } from './fuzzed-request.ts';

/** The end of a request: with this status, without a response, or not at all within the time. */
export type Outcome = { kind: 'answered'; status: number; text: string } | { kind: 'cut off' | 'hung' };

/** Longer than the API's own deadline. */
const patienceMs = 20_000;

/** Sends a request unchanged. `fetch` would correct invalid ones. */
export function sendRaw(
  base: string,
  { method, path, headers, body }: Omit<FuzzedRequest, 'session'>,
): Promise<Outcome> {
  const { hostname, port } = new URL(base);
  // Node would send a GET's body without its length, and the rest of the connection would be unreadable.
  const whole = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
  return new Promise((resolve) => {
    // A new connection, so that one request does not affect another.
    const sent = request({ hostname, port, method, path, headers: whole, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => finish({ kind: 'answered', status: response.statusCode ?? 0, text }));
      response.on('error', () => finish({ kind: 'cut off' }));
    });
    const timer = setTimeout(() => {
      finish({ kind: 'hung' });
      sent.destroy();
    }, patienceMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    sent.on('error', () => finish({ kind: 'cut off' }));
    sent.end(body);
  });
}
