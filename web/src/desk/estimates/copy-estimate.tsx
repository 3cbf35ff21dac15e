import type { Estimate } from '@welding/domain/entities/estimate';
import type { Project } from '@welding/domain/entities/project';
import { deskPaths } from '@welding/domain/paths';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { ProjectsOfClient } from '#desk/priced/projects-of-client.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { copyEstimate } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

/** A new draft with what an estimate says, for its own project or another. */
export function CopyEstimate({ estimate }: { estimate: Estimate }) {
  return (
    <DialogButton label={estimateTexts().copy} icon={Copy} title={estimateTexts().copyThisEstimate}>
      {() => <CopySteps estimate={estimate} />}
    </DialogButton>
  );
}

function CopySteps({ estimate: { id, clientId, projectId } }: { estimate: Estimate }) {
  const navigate = useNavigate();
  const [keys] = useState(createIdempotencyKeys);
  const [owner, setOwner] = useState<string | undefined>(clientId);
  const [project, setProject] = useState<Pick<Project, 'id' | 'clientId'>>({ id: projectId, clientId });
  const { state, save } = useSave();
  const isChosen = project.clientId === owner;
  const copy = () =>
    save(async () => {
      const body = { clientId: project.clientId, projectId: project.id };
      const { id: draftId } = await copyEstimate(id, body, keys.keyFor(body));
      // In place of the dialog's own entry in the history.
      void navigate(deskPaths.estimate(draftId), { replace: true });
    });
  return (
    <div className="grid gap-4">
      <ClientPicker clientId={owner} error={undefined} onChoose={(client) => setOwner(client?.id)} />
      {owner && (
        <ProjectsOfClient clientId={owner} chosenId={isChosen ? project.id : ''} onChoose={setProject} />
      )}
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-primary btn-lg held-back"
        aria-disabled={!isChosen || state.phase === 'saving'}
        onClick={() => isChosen && void copy()}
      >
        {isChosen ? estimateTexts().makeTheDraft : estimateTexts().chooseProjectFirst}
      </button>
    </div>
  );
}
