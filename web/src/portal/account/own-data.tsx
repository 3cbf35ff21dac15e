import { apiPaths } from '@welding/domain/api-paths';
import { type MyDetails, myDetailsSchema } from '@welding/domain/entities/my-details';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import type { ClientChange } from '@welding/domain/entities/stored-client';
import { errorCodes } from '@welding/domain/error-codes';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError, apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { ListSkeleton, LoadProblem } from '#shared/live-lists/list-states.tsx';
import { Button } from '#shared/ui/button.tsx';
import { saveFile } from '#shared/ui/save-file.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { accountTexts } from './account-texts.tsx';

type OwnDataViewProps<Data> = {
  own: OwnData<Data>;
  /** Used in a sentence: your payments. */
  noun: string;
  /** Asks for the code, then calls its argument. */
  confirm: (onConfirmed: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A client's own data in any state. After a code the focus goes to the data. */
export function OwnDataView<Data>({ own, noun, confirm, children }: OwnDataViewProps<Data>) {
  const shown = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (own.phase === 'unconfirmed') wasAsked.current = true;
    if (own.phase !== 'ready' || !wasAsked.current) return;
    wasAsked.current = false;
    focusIfLost(shown.current);
  }, [own.phase]);

  if (own.phase === 'loading') return <ListSkeleton label={accountTexts().loading(noun)} />;
  if (own.phase === 'unconfirmed') return confirm(own.retry);
  if (own.phase === 'failed') {
    return <LoadProblem failed={own.sentence} tryAgain={accountTexts().tryAgain} retry={own.retry} />;
  }
  return (
    <div ref={shown} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {children(own.data)}
    </div>
  );
}

type State<Data> =
  | { readonly phase: 'loading' }
  /** A code is required first. */
  | { readonly phase: 'unconfirmed' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'ready'; readonly data: Data };

/** `retry` fetches again after a code or a failure. */
type OwnData<Data> = State<Data> & { readonly retry: () => void };

/**
 * Fetches once, and again after a confirmation, a retry or a reconnect. Does not fetch before the client has confirmed.
 * @param load throws as `apiRequest`
 */
export function useOwnData<Data>(
  clientId: string,
  load: (signal: AbortSignal) => Promise<Data>,
  onSessionLost: (loss: SessionLoss) => void,
): OwnData<Data> {
  const [state, setState] = useState<State<Data>>(() => ({
    phase: isConfirmed(clientId) ? 'loading' : 'unconfirmed',
  }));
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState({ phase: 'loading' });
    setAttempt((earlier) => earlier + 1);
  };

  const fetchIt = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const data = await load(signal);
      if (!signal.aborted) setState({ phase: 'ready', data });
    } catch (error) {
      if (signal.aborted) return;
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      else if (isConfirmationAsked(error)) setState({ phase: 'unconfirmed' });
      else setState({ phase: 'failed', sentence: failureSentence(error) });
    }
  });

  useEffect(() => {
    if (attempt === 0 && !isConfirmed(clientId)) return;
    const leaving = new AbortController();
    void fetchIt(leaving.signal);
    return () => leaving.abort();
  }, [attempt, clientId]);
  useRetryOnline(state.phase === 'failed', retry);

  return { ...state, retry };
}

function isConfirmationAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.notVerified;
}

const paymentListSchema = z.array(paymentSchema);

// Each throws as `apiRequest`: ApiError 403 if a code is required first.

export async function fetchPayments(clientId: string, signal: AbortSignal): Promise<Payment[]> {
  const options = { shownClient: clientId, signal };
  return await apiRequest(
    apiPaths.clientPayments(clientId),
    (json) => paymentListSchema.parse(json),
    options,
  );
}

export async function fetchDetails(clientId: string, signal?: AbortSignal): Promise<MyDetails> {
  const options = { shownClient: clientId, ...(signal && { signal }) };
  return await apiRequest(apiPaths.me, (json) => myDetailsSchema.parse(json), options);
}

/** @param updatedAt the version that the change is based on */
export async function saveDetails(
  clientId: string,
  change: ClientChange,
  updatedAt: string | null,
): Promise<MyDetails> {
  const body = { ...change, updatedAt };
  const options = { method: 'PATCH', body, shownClient: clientId } as const;
  return await apiRequest(apiPaths.me, (json) => myDetailsSchema.parse(json), options);
}

async function fetchEverything(clientId: string, signal: AbortSignal): Promise<Blob> {
  const options = { shownClient: clientId, signal };
  const everything = await apiRequest(apiPaths.exportMe, (json) => json, options);
  return new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
}

type OwnDownloadProps = {
  clientId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

const fileName = 'my-data.json';

export function OwnDownload({ clientId, confirm, onSessionLost }: OwnDownloadProps) {
  const own = useOwnData(clientId, (signal) => fetchEverything(clientId, signal), onSessionLost);
  return (
    <OwnDataView own={own} noun={accountTexts().everythingOfYours} confirm={confirm}>
      {(file) => <SavedFile file={file} />}
    </OwnDataView>
  );
}

function SavedFile({ file }: { file: Blob }) {
  useEffect(() => saveFile(file, fileName), [file]);
  return (
    <>
      <p role="status">{accountTexts().savedFile(<strong>{fileName}</strong>)}</p>
      <Button className="justify-self-start" onClick={() => saveFile(file, fileName)}>
        {accountTexts().saveAgain}
      </Button>
    </>
  );
}
