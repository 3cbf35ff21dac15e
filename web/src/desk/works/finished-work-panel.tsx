import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type FinishedWork,
  finishedWorkTexts,
  mayBeShown,
  storedFinishedWorkSchema,
} from '@welding/domain/entities/finished-work';
import type { Project } from '@welding/domain/entities/project';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { Images } from 'lucide-react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { deskWorksTexts } from './desk-works-texts.ts';
import { PublishForm } from './publish-form.tsx';
import { ReviewOfProject } from './reviews-page.tsx';

const dayOf = (instant: string) => formatChicagoDate(new Date(instant));

export function FinishedWorkPanel({ project }: { project: Project }) {
  const t = deskWorksTexts();
  const work = useDeskDocument('works', project.id, storedFinishedWorkSchema);
  return (
    <>
      <FoldedPanel title={t.onTheSite} icon={Images} className="job-rest">
        <DocumentView document={work} noun={t.noun} missing={<Consent project={project} />}>
          {(found) => <WorkParts project={project} work={found} />}
        </DocumentView>
      </FoldedPanel>
      <ReviewOfProject projectId={project.id} />
    </>
  );
}

function WorkParts({ project, work }: { project: Project; work: FinishedWork }) {
  const t = deskWorksTexts();
  const session = useDeskSession();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  return (
    <>
      <Consent project={project} work={work} />
      {mayBeShown(work) && work.publishedAt && <p>{t.shownSince(dayOf(work.publishedAt))}</p>}
      {mayBeShown(work) && !isOwner && <p>{t.ownerPublishes}</p>}
      {mayBeShown(work) && isOwner && <PublishForm project={project} work={work} />}
      {mayBeShown(work) && isOwner && work.publishedAt && (
        <ActionButton
          className="justify-self-start"
          act={() => deskRequest(deskApiPaths.shownWork(project.id), () => undefined, { method: 'DELETE' })}
        >
          {t.takeOff}
        </ActionButton>
      )}
    </>
  );
}

function Consent({ project, work }: { project: Project; work?: FinishedWork }) {
  const t = deskWorksTexts();
  const { state, save } = useSave();
  const given = work !== undefined && mayBeShown(work);
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={given}
          aria-disabled={state.phase === 'saving'}
          onChange={({ target }) =>
            void save(() =>
              deskRequest(deskApiPaths.workConsent(project.id), () => undefined, {
                body: { given: target.checked },
              }),
            )
          }
        />
        <span>
          {t.clientAgrees}
          <span className="block text-base-content/75 text-sm">{finishedWorkTexts().consent}</span>
        </span>
      </label>
      {given && work?.consent && <p>{t.agreedOn(dayOf(work.consent.at), work.consent.by.name)}</p>}
      <SaveProblem state={state} />
    </>
  );
}
