const sendTimeoutMs = 20_000;

/** How long a busy server is asked again before the person is told. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Something still waits: there is no connection, or the server is busy. Background sync tries again after this error. */
export class StillWaitingError extends Error {
  override readonly name = 'StillWaitingError';
}

/** What became of something that waited: the server took it, or it comes back to the person with a reason. */
export type Delivery =
  | { readonly kind: 'sent'; readonly answer: Response }
  | { readonly kind: 'refused' | 'expired'; readonly message: string; readonly status: number };

type Waiting = {
  /** When the server first answered that it could not take this now, as milliseconds since 1970. */
  readonly busySince?: number | undefined;
  readonly send: (signal: AbortSignal) => Promise<Response>;
  /** Notes on the device since when the server is busy. */
  readonly noteBusy: (since: number) => Promise<unknown>;
};

/**
 * Sends one thing that waits on this device for a connection; its idempotency key makes sending it again harmless.
 * @throws StillWaitingError when it could not be sent now
 */
export async function deliver({ busySince, send, noteBusy }: Waiting): Promise<Delivery> {
  const answer = await answerTo(send);
  if (answer.ok) return { kind: 'sent', answer };
  const { status } = answer;
  const reason = async () => (await answer.text()) || answer.statusText;
  if (!isBusy(status)) return { kind: 'refused', message: await reason(), status };
  const since = busySince ?? Date.now();
  if (Date.now() - since >= patienceMs) return { kind: 'expired', message: await reason(), status };
  if (busySince === undefined) await noteBusy(since);
  throw new StillWaitingError(`The server answered ${status}`);
}

async function answerTo(send: Waiting['send']): Promise<Response> {
  try {
    return await send(AbortSignal.timeout(sendTimeoutMs));
  } catch (cause) {
    throw new StillWaitingError('No connection', { cause });
  }
}

/** Answers that say "later": timed out, too many requests, and every fault of the server's own. */
function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
