import { apiPaths } from '@welding/domain/api-paths';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { type MyDetails, myDetailsSchema } from '@welding/domain/entities/my-details';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { errorCodes } from '@welding/domain/error-codes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError, apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { type Fetched, useFetched } from '#shared/live-lists/use-fetched.ts';
import { Button } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { accountTexts } from './account-texts.tsx';

type OwnDataViewProps<Data> = {
  own: Fetched<Data>;
  /** Used in a sentence: your payments. */
  noun: string;
  /** Asks for the code, then calls its argument. */
  confirm: (onConfirmed: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A client's own data in any state. After a code the focus goes to the data. */
export function OwnDataView<Data>({ own, noun, confirm, children }: OwnDataViewProps<Data>) {
  const needsCode = own.status === 'error' && own.isDenied;
  const shown = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (needsCode) wasAsked.current = true;
    if (own.status !== 'ready' || !wasAsked.current) return;
    wasAsked.current = false;
    focusIfLost(shown.current);
  }, [own.status, needsCode]);

  if (needsCode) return confirm(own.retry);
  return (
    <LoadedView of={own} loading={accountTexts().loading(noun)}>
      {({ data }) => (
        <div ref={shown} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
          {children(data)}
        </div>
      )}
    </LoadedView>
  );
}

/**
 * The client's own data, not fetched before the client has confirmed.
 * @param load throws as `apiRequest`
 */
export function useOwnData<Data>(
  clientId: string,
  load: (signal: AbortSignal) => Promise<Data>,
  onSessionLost: (loss: SessionLoss) => void,
): Fetched<Data> {
  const [mayAsk, setMayAsk] = useState(() => isConfirmed(clientId));
  const own = useFetched(mayAsk ? clientId : null, load, {
    failureOf: (error) => {
      const loss = sessionLoss(error);
      if (!loss) return { offline: false, isDenied: isCodeAsked(error), sentence: failureSentence(error) };
      onSessionLost(loss);
      return null;
    },
  });
  if (mayAsk) return own;
  return { status: 'error', offline: false, isDenied: true, retry: () => setMayAsk(true) };
}

function isCodeAsked(error: unknown): boolean {
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
  const t = accountTexts();
  useEffect(() => downloadFile(file, fileName), [file]);
  return (
    <>
      <p role="status">{t.savedFile(<strong>{fileName}</strong>)}</p>
      <Button className="justify-self-start" onClick={() => downloadFile(file, fileName)}>
        {t.saveAgain}
      </Button>
    </>
  );
}
