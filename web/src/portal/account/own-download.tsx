import { type ReactNode, useEffect } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { Button } from '#shared/ui/button.tsx';
import { saveFile } from '#shared/ui/save-file.ts';
import { accountTexts } from './account-texts.tsx';
import { fetchEverything, OwnDataView, useOwnData } from './own-data.tsx';

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
