import { randomInt } from 'node:crypto';
import { stackAddresses } from '../support/stack.ts';

export type ApiAnswer = { status: number; text: string; headers: Headers; json: () => unknown };

export type CallOptions = {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is; `type` says what it claims to be. */
  raw?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  cookie?: string | undefined;
  key?: string;
  /** Whose portal the calling page shows: sent as X-Client. */
  shownClient?: string | undefined;
  /** An ID token of Firebase Auth, as the desk sends it. */
  bearer?: string | undefined;
  /** The network address that limits are counted for; one of its own for each call unless given. */
  from?: string;
  /** Sent besides. */
  headers?: Readonly<Record<string, string>>;
  /** Where the API answers: `throughHosting`, or a process of a test's own. */
  base?: string | undefined;
};

/** Names the environment variable that says where the instance answers that runs for the tests of the API. */
export const apiBaseVariable = 'API_BASE';

/** Where the API answers in production: at Hosting's rewrite. */
export function throughHosting(): string {
  return stackAddresses().hosting;
}

/** Sends one request to the API: to the instance that runs for its tests, elsewhere through Hosting. */
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

/** One call of the desk's API. */
export function callDesk(
  method: string,
  path: string,
  json: unknown,
  options: CallOptions,
): Promise<ApiAnswer> {
  return callApi(method, `/api/desk/${path}`, { ...options, json });
}

/** The status and the text of an answer, to compare both at once. */
export async function answerTo(call: ApiAnswer | Promise<ApiAnswer>): Promise<[number, string]> {
  const { status, text } = await call;
  return [status, text];
}

/** A network address that no other test uses (RFC 2544's range for tests). */
export function testAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** The Cookie header a browser would send after this answer: name and value of each cookie that was set. */
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
