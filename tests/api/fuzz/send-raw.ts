import { request } from 'node:http';
import type { FuzzedRequest } from './fuzzed-request.ts';

/** How a request ended: with this status, without an answer, or not at all within the time. */
export type Outcome = { kind: 'answered'; status: number; text: string } | { kind: 'cut off' | 'hung' };

/** Longer than the API's own deadline for what it waits for. */
const patienceMs = 20_000;

/** Sends a request as it is: `fetch` would put right what is wrong with it. */
export function sendRaw(
  base: string,
  { method, path, headers, body }: Omit<FuzzedRequest, 'session'>,
): Promise<Outcome> {
  const { hostname, port } = new URL(base);
  // Node would send the body of a GET without its length, and the rest of the connection would make no sense.
  const whole = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
  return new Promise((resolve) => {
    // A connection of its own, so that what becomes of one request tells nothing of another.
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
