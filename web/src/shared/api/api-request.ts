import { shownClientHeader } from '@welding/domain/entities/shown-client';
import { currentLanguage } from '@welding/domain/values/language';
import { noteServerTime } from '#shared/time/server-clock.ts';
import { apiTexts } from './api-texts.ts';
import { acceptJson, readFailure } from './read-failure.ts';

/** How long the page waits for an answer before it says so: the API itself gives up on a dependency after 8 s. */
const requestTimeoutMs = 15_000;

/** A failed answer. Its message is the status, a colon, a space and the body or status text (specification section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's sentence alone, without the status. */
  readonly reason: string;
  /** The answer's headers. */
  readonly headers: Headers | undefined;
  /** One of domain's `errorCodes`, for code to decide by. */
  readonly code: string | undefined;

  constructor(status: number, reason: string, headers?: Headers, code?: string) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
    this.code = code;
  }
}

/** No answer came: no signal, the server away, or the time limit passed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is where it is a file. */
  body?: unknown;
  /** A UUID; the same key and body are carried out once (design of the HTTP API). */
  idempotencyKey?: string;
  /** The page's client: an id, or `nobody`. The API refuses when the cookie is another client's. */
  shownClient?: string;
  signal?: AbortSignal;
  /** An ID token of Firebase Auth, sent in place of cookies. */
  bearer?: string;
  /** Sent besides. */
  headers?: Readonly<Record<string, string>>;
};

/**
 * Sends one request with cookies, a body as JSON and the page's language, and parses the JSON answer with `parse`; see
 * `readFailure`.
 * @throws ApiError for an answer that is not ok, NetworkError when none came, an AbortError when `signal` aborts,
 * and whatever `parse` throws.
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

/** How long a file may take as a whole. */
const fileTimeoutMs = 120_000;

/**
 * Fetches a file.
 * @throws ApiError for an answer that is not ok, NetworkError when none came or it broke off
 */
export async function fetchFile(path: string, by: Pick<RequestOptions, 'bearer' | 'headers'>): Promise<Blob> {
  const response = await send(path, by, fileTimeoutMs);
  if (!response.ok) throw await failureOf(response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new NetworkError(apiTexts().brokenOff, { cause });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const { message, code } = await readFailure(response);
  return new ApiError(response.status, message, response.headers, code);
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
    throw new NetworkError(apiTexts().noConnection, { cause });
  }
}
