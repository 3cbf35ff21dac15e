import type { Estimate } from '@welding/domain/entities/estimate';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { telHref } from '@welding/domain/values/phone';
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { deskPaths } from '#desk/paths.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { moveEstimate } from './estimate-calls.ts';

/** What the client asked about an estimate, and the ways to answer. */
export function QuestionsPanel({ estimate }: { estimate: Estimate }) {
  if (estimate.questions.length === 0) return null;
  return (
    <Panel title="Questions" icon={MessageCircleQuestion}>
      <ul className="grid gap-3">
        {estimate.questions.map(({ at, text }) => (
          <li key={at}>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-base-content/75">{formatChicagoDateTime(new Date(at))}</p>
          </li>
        ))}
      </ul>
      {estimate.awaitsAnswer && <Answering estimate={estimate} />}
    </Panel>
  );
}

function Answering({ estimate }: { estimate: Estimate }) {
  const client = useDeskDocument('clients', estimate.clientId, storedClientSchema);
  const { state, save } = useSave();
  const phone = client.status === 'ready' ? client.item.phone : undefined;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {phone && (
          <a href={telHref(phone)} className="btn btn-outline">
            Call {phone}
          </a>
        )}
        <Link to={deskPaths.client(estimate.clientId)} className="btn btn-outline">
          Write to the client
        </Link>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={state.phase === 'saving'}
          onClick={() => void save(() => moveEstimate(estimate, 'answered'))}
        >
          It is answered
        </button>
      </div>
      <SaveProblem state={state} />
    </>
  );
}
