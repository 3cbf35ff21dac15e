import type { Quote } from '@welding/domain/entities/quote';
import { closedReasonLabels } from '@welding/domain/entities/quote-answer';
import { deskPaths } from '@welding/domain/paths';
import { Reply, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { reopenRequest } from './answer-request.ts';
import { answerTexts } from './answer-texts.ts';
import { requestsTexts } from './requests-texts.ts';

/** What became of a request, and the way back while nothing has followed. */
export function AnsweredRequest({ request }: { request: Quote }) {
  const { id, status, clientId, projectId, closedReason, closedNote } = request;
  const { state, save } = useSave();
  const isSaving = state.phase === 'saving';
  return (
    <Panel title={status === 'completed' ? requestsTexts().accepted : requestsTexts().closed} icon={Reply}>
      {clientId && projectId && (
        <div className="flex flex-wrap gap-3">
          <Link to={deskPaths.newEstimate({ project: projectId })} className="btn btn-primary">
            {answerTexts().writeEstimate}
          </Link>
          <Link to={deskPaths.newVisit({ client: clientId, project: projectId })} className="btn btn-outline">
            {answerTexts().planVisit}
          </Link>
          <Link to={deskPaths.project(projectId)} className="btn btn-outline">
            {answerTexts().openProject}
          </Link>
          <Link to={deskPaths.client(clientId)} className="btn btn-outline">
            {answerTexts().openClient}
          </Link>
        </div>
      )}
      {closedReason && <p>{closedReasonLabels[closedReason]}.</p>}
      {closedNote && <p className="whitespace-pre-line wrap-anywhere">{closedNote}</p>}
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        aria-disabled={isSaving}
        onClick={() => void save(() => reopenRequest(id))}
      >
        {isSaving ? <Spinner /> : <Undo2 aria-hidden="true" className="size-5" />}
        {answerTexts().reopen}
      </button>
    </Panel>
  );
}
