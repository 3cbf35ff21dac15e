import { type ReactNode, useEffect } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { saveFile } from '#shared/ui/save-file.ts';
import { fetchEverything } from './account-calls.ts';
import { OwnDataView } from './own-data-view.tsx';
import { useOwnData } from './use-own-data.ts';

type OwnDownloadProps = {
  clientId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

const fileName = 'my-data.json';

/** Saves everything of the client's as a file, once it is sure who asks. */
export function OwnDownload({ clientId, confirm, onSessionLost }: OwnDownloadProps) {
  const own = useOwnData(clientId, (signal) => fetchEverything(clientId, signal), onSessionLost);
  return (
    <OwnDataView own={own} noun="everything of yours" confirm={confirm}>
      {(file) => <SavedFile file={file} />}
    </OwnDataView>
  );
}

function SavedFile({ file }: { file: Blob }) {
  useEffect(() => saveFile(file, fileName), [file]);
  return (
    <>
      <p role="status">
        Everything we have about you is in <strong>{fileName}</strong>, among this device’s downloads: your
        details, projects, appointments, requests, payments and our mails to you.
      </p>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        onClick={() => saveFile(file, fileName)}
      >
        Save it again
      </button>
    </>
  );
}
