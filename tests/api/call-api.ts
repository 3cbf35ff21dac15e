import { randomInt } from 'node:crypto';
import { stackAddresses } from '../support/stack.ts';

export type ApiAnswer = { status: number; text: string; headers: Headers; json: () => unknown };

export type CallOptions = {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged; `type` is its content type. */
  raw?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  cookie?: string | undefined;
  key?: string;
  /** The client whose portal the page shows, sent as X-Client. */
  shownClient?: string | undefined;
  /** An ID token of Firebase Auth, sent by the desk. */
  bearer?: string | undefined;
  /** The network address for limits. By default each call has its own. */
  from?: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
  /** The API's address: `throughHosting`, or a test's own process. */
  base?: string | undefined;
};

/** The environment variable with the address of the API's instance for tests. */
export const apiBaseVariable = 'API_BASE';

/** The API's address in production: Hosting's rewrite. */
export function throughHosting(): string {
  return stackAddresses().hosting;
}

/** Sends one request to the API: to the tests' instance, or through Hosting without one. */
export async function callApi(
  method: string,
  path: string,
  {
    json,
    raw,
    type,
    cookie,
    key,
    shownClient,
    bearer,
    from = testAddress(),
    headers: others = {},
    base = process.env[apiBaseVariable] ?? throughHosting(),
  }: CallOptions = {},
): Promise<ApiAnswer> {
  const headers = new Headers({ 'X-Forwarded-For': from, ...others });
  const body = json === undefined ? raw : JSON.stringify(json);
  if (body !== undefined) headers.set('Content-Type', type ?? 'application/json');
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (shownClient !== undefined) headers.set('X-Client', shownClient);
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  const response = await fetch(`${base}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, json: () => JSON.parse(text) };
}

export function callDesk(
  method: string,
  path: string,
  json: unknown,
  options: CallOptions,
): Promise<ApiAnswer> {
  return callApi(method, `/api/desk/${path}`, { ...options, json });
}

/** A response's status and text, to compare both at once. */
export async function answerTo(call: ApiAnswer | Promise<ApiAnswer>): Promise<[number, string]> {
  const { status, text } = await call;
  return [status, text];
}

/** A network address that no other test uses (RFC 2544's range for tests). */
export function testAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** The Cookie header that a browser would send after this response. */
export function cookieOf(answer: ApiAnswer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Signs a client in by its email. @returns the Cookie header of its session */
export async function signIn(email: string): Promise<string> {
  const answer = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`);
  if (answer.status !== 200) throw new Error(`Signing in failed: ${answer.status} ${answer.text}`);
  return cookieOf(answer);
}
