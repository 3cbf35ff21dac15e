import type { Client } from '@welding/domain/entities/client';
import { Download, FolderCog } from 'lucide-react';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { downloadClient } from './client-calls.ts';
import { EraseClient } from './erase-client.tsx';
import { MergeClient } from './merge-client.tsx';
import { recordTexts } from './record-texts.tsx';

/** What can be done with all that is stored of a client: taken along, merged with another record, erased. */
export function ClientRecord({ client }: { client: Client }) {
  const session = useDeskSession();
  const { state, save } = useSave();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  const isLoading = state.phase === 'saving';
  return (
    <Panel title={recordTexts().record} icon={FolderCog}>
      <div className="grid justify-items-start gap-2">
        <p>{recordTexts().everything}</p>
        <SaveProblem state={state} />
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={isLoading}
          onClick={() => void save(() => downloadClient(client.id))}
        >
          {isLoading ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
          {recordTexts().exportIt}
        </button>
      </div>
      {!client.erasedAt && <MergeClient client={client} />}
      {!client.erasedAt && isOwner && <EraseClient client={client} />}
    </Panel>
  );
}
