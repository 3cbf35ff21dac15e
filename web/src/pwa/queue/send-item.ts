import { partHeader, partMissingStatus } from '@welding/domain/entities/photo-path';
import { currentLanguage } from '@welding/domain/values/language';
import { maxPhotoPartBytes } from '@welding/domain/values/limits';
import { acceptJson, type Failure, readFailure } from '#shared/api/api-request.ts';
import type { Queue, QueuedItem } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';

const sendTimeoutMs = 20_000;

/** How long and how often to try a busy server before telling the person. A phone that was off for a day tries again. */
const patienceMs = 24 * 60 * 60 * 1000;
const fewestAttempts = 3;

export type Sender = { readonly owner: string; readonly headers: Readonly<Record<string, string>> };

/** The outcome of one try. `waits`: no connection or a busy server; tried again later. */
type Outcome =
  | { readonly kind: 'sent'; readonly response: unknown }
  | { readonly kind: 'returned' | 'waits' | 'called-off' };

type Attempt = {
  readonly queue: Queue;
  readonly item: QueuedItem;
  readonly request: NonNullable<ReturnType<QueueKind['request']>>;
  readonly sender: Sender;
  /** Whether a failure concerns the sender rather than the item. */
  readonly isAboutSender: (failure: Failure & { readonly status: number }) => boolean;
};

function countParts({ size = 0 }: { size?: number | undefined }): number {
  return Math.max(1, Math.ceil(size / maxPhotoPartBytes));
}

/** The uploaded share of a photo in percent. */
export function percentSent(item: { size?: number | undefined; sentParts?: number | undefined }): number {
  return Math.round((100 * (item.sentParts ?? 0)) / countParts(item));
}

/** Sends one item. A photo continues at its first missing part. A refused item is marked as returned. */
export async function sendItem(attempt: Attempt): Promise<Outcome> {
  const { queue, item } = attempt;
  const contents = item.size === undefined ? undefined : await queue.contentsOf(item.id);
  const count = countParts(item);
  for (let index = item.sentParts ?? 0; ; index += 1) {
    if (contents && !(await queue.change(item.id, { sentParts: index }))) return { kind: 'called-off' };
    const response = await post(attempt, contents, { index, count });
    // Offline, the site's worker responds 202 to a quote request: saved but not sent.
    if (!response || (response.status === 202 && !contents)) return { kind: 'waits' };
    if (!response.ok) return await noteFailure(attempt, response);
    if (index + 1 >= count) return { kind: 'sent', response: await response.json().catch(() => undefined) };
  }
}

/** @returns undefined without a response */
async function post(
  { item, request, sender }: Attempt,
  contents: ArrayBuffer | undefined,
  { index, count }: { index: number; count: number },
): Promise<Response | undefined> {
  const { url, headers, json } = request;
  try {
    return await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        ...acceptJson,
        'Accept-Language': currentLanguage(),
        'Content-Type': contents ? 'image/jpeg' : 'application/json',
        'Idempotency-Key': item.id,
        ...sender.headers,
        ...headers,
        ...(count > 1 && { [partHeader]: `${index + 1}/${count}` }),
      },
      body:
        contents?.slice(index * maxPhotoPartBytes, (index + 1) * maxPhotoPartBytes) ?? JSON.stringify(json),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
  } catch {
    return undefined;
  }
}

async function noteFailure({ queue, item, isAboutSender }: Attempt, response: Response): Promise<Outcome> {
  const { status } = response;
  const failure = await readFailure(response);
  if (isAboutSender({ ...failure, status })) return { kind: 'waits' };
  if (item.size !== undefined && status === partMissingStatus) {
    await queue.change(item.id, { sentParts: 0 });
    return { kind: 'waits' };
  }
  const attempts = item.attempts + 1;
  const busySince = item.busySince ?? Date.now();
  const hasPatience = Date.now() - busySince < patienceMs || attempts < fewestAttempts;
  if (isBusy(status) && hasPatience) {
    await queue.change(item.id, { attempts, busySince });
    return { kind: 'waits' };
  }
  const reason = isBusy(status) ? 'expired' : 'refused';
  await queue.change(item.id, { sentParts: 0, returned: { reason, ...failure } });
  return { kind: 'returned' };
}

/** Temporary failures: timeout, too many requests, and server errors. */
function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
