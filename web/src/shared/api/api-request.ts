import { shownClientHeader } from '@welding/domain/api-paths';
import { currentLanguage } from '@welding/domain/values/language';
import { noteServerTime } from '#shared/time/server-clock.ts';
import { connectionTexts } from './connection-texts.ts';

/** The page gives up after this time. The API itself gives up on a dependency after 8 s. */
const requestTimeoutMs = 15_000;

/** A failed response. The message is the status, a colon, a space and the body or status text (specification section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence without the status. */
  readonly reason: string;
  readonly headers: Headers | undefined;
  readonly code: string | undefined;
  /** The response's JSON, with what the sentence does not say. */
  readonly body: unknown;

  constructor(status: number, reason: string, headers?: Headers, code?: string, body?: unknown) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
    this.code = code;
    this.body = body;
  }
}

/** No response: no signal, an unreachable server, or a timeout. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON; a file is sent unchanged. */
  body?: unknown;
  /** A UUID. The API carries out the same key and body once (design of the HTTP API). */
  idempotencyKey?: string;
  /** The page's client: an id, or `nobody`. The API refuses a cookie of another client. */
  shownClient?: string;
  signal?: AbortSignal;
  /** An ID token of Firebase Auth, used instead of cookies. */
  bearer?: string;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Sends a request with cookies, a JSON body and the page's language, and parses the response with `parse`.
 * @throws ApiError for a failed response, NetworkError without a response, an AbortError when `signal` aborts, and errors of
 * `parse`
 */
export async function apiRequest<Answer>(
  path: string,
  parse: (json: unknown, headers: Headers) => Answer,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await send(path, options);
  if (!response.ok) throw await failureOf(response);
  return parse(response.status === 204 ? undefined : await response.json(), response.headers);
}

/** For downloading the whole file. */
const fileTimeoutMs = 120_000;

/**
 * Fetches a file.
 * @throws ApiError for a failed response, NetworkError without a complete response
 */
export async function fetchFile(path: string, by: Pick<RequestOptions, 'bearer' | 'headers'>): Promise<Blob> {
  const response = await send(path, by, fileTimeoutMs);
  if (!response.ok) throw await failureOf(response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new NetworkError(connectionTexts().brokenOff, { cause });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const { message, code, body } = await readFailure(response);
  return new ApiError(response.status, message, response.headers, code, body);
}

async function send(
  path: string,
  { method, body, idempotencyKey, shownClient, signal, bearer, headers: others }: RequestOptions,
  timeoutMs = requestTimeoutMs,
): Promise<Response> {
  const headers = new Headers({ ...acceptJson, 'Accept-Language': currentLanguage(), ...others });
  const isFile = body instanceof Blob;
  if (body !== undefined) headers.set('Content-Type', isFile ? body.type : 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (shownClient) headers.set(shownClientHeader, shownClient);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      credentials: bearer ? 'omit' : 'include',
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    noteServerTime(response);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(connectionTexts().noConnection, { cause });
  }
}

export function failureSentence(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return `${error.message}.`;
  return connectionTexts().somethingWentWrong;
}

/** The sentence for a mail's link that failed. */
export function problemOfLink(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return `${error.reason}.`;
  return connectionTexts().linkDidNotWork;
}

/** A failed response's sentence and code (domain's `errorCodes`). */
export type Failure = {
  readonly message: string;
  readonly code: string | undefined;
  readonly body?: unknown;
};

/** Without it the response is plain text. */
export const acceptJson = { Accept: 'application/json' } as const;

/** Reads the body of a failed response. Never rejects, because a proxy may send anything. */
export async function readFailure(response: Response): Promise<Failure> {
  const text = await response.text();
  return parsed(text) ?? { message: text || response.statusText, code: undefined };
}

function parsed(text: string): Failure | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null || !('message' in told)) return undefined;
    const code = 'code' in told && typeof told.code === 'string' ? told.code : undefined;
    return { message: String(told.message), code, body: told };
  } catch {
    return undefined;
  }
}
