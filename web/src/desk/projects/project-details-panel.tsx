import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import type { Project } from '@welding/domain/entities/project';
import { completedProjectFormSchema, projectFormSchema } from '@welding/domain/entities/project-request';
import { isProjectOver, projectTimeText } from '@welding/domain/entities/project-time';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { mailtoHref } from '@welding/domain/values/email';
import { formatDollars } from '@welding/domain/values/money';
import { phoneText, telHref } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { ClipboardList, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { ProjectFields, projectValues } from '#desk/project-form/new-project-form.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { changesOf } from '#shared/form/form-versions.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { changeProject } from './move-project.tsx';
import { deskProjectTexts } from './projects-texts.ts';

export function ProjectDetailsPanel({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <Panel title={t.editDetails} icon={ClipboardList} step={isEditing}>
        <ProjectEditForm project={project} onDone={() => setIsEditing(false)} />
      </Panel>
    );
  }
  return (
    <Panel title={t.details} icon={ClipboardList} step={isEditing}>
      <Facts project={project} />
      <Button icon={Pencil} className="justify-self-start" onClick={() => setIsEditing(true)}>
        {t.editDetails}
      </Button>
    </Panel>
  );
}

function Facts({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const client = useDeskDocument('clients', project.clientId, storedClientSchema);
  const person = client.status === 'ready' ? client.item : undefined;
  const place = placeText(placeOf(project, person));
  const { serviceType, completedDate, description } = project;
  const { estimatedCost, agreedTotal, finalCost } = project;
  return (
    <dl className="facts">
      <Fact term={t.client}>
        {person ? (
          <Link
            to={deskPaths.client(person.id)}
            className="link wrap-anywhere inline-flex min-h-11 items-center"
          >
            {clientName(person)}
          </Link>
        ) : client.status === 'loading' ? (
          t.loading
        ) : (
          t.noLongerThere
        )}
      </Fact>
      {person && (
        <Fact term={t.contact}>
          <span className="flex flex-wrap gap-x-4">
            <a className="link inline-flex min-h-11 items-center" href={telHref(person.phone)}>
              {phoneText(person.phone)}
            </a>
            <a
              className="link wrap-anywhere inline-flex min-h-11 items-center"
              href={mailtoHref(person.email)}
            >
              {person.email}
            </a>
          </span>
        </Fact>
      )}
      <Fact term={t.address}>
        {place ? (
          <a
            className="link wrap-anywhere inline-flex min-h-11 items-center"
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noreferrer"
          >
            {place}
          </a>
        ) : (
          t.notGiven
        )}
      </Fact>
      <Fact term={t.service}>{serviceTypeLabels[serviceType]}</Fact>
      {!isProjectOver(project) && (
        <Fact term={t.scheduled}>{projectTimeText(project, formatChicagoDateTime)}</Fact>
      )}
      {completedDate && <Fact term={t.completed}>{when(completedDate)}</Fact>}
      {agreedTotal === undefined ? (
        estimatedCost !== undefined && <Fact term={t.estimate}>{formatDollars(estimatedCost)}</Fact>
      ) : (
        <Fact term={t.agreed}>{formatDollars(agreedTotal)}</Fact>
      )}
      {finalCost !== undefined && <Fact term={t.finalCost}>{formatDollars(finalCost)}</Fact>}
      <Fact term={t.created}>{when(project.createdAt)}</Fact>
      {description && (
        <Fact term={t.description}>
          <span className="wrap-anywhere whitespace-pre-line">{description}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function when(instant: string): string {
  return formatChicagoDateTime(new Date(instant));
}

function ProjectEditForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const t = deskProjectTexts();
  const { id, updatedAt = null } = project;
  const isCompleted = project.status === 'completed';
  const form = useSavedForm({
    schema: isCompleted ? completedProjectFormSchema : projectFormSchema,
    stored: { values: projectValues(project), updatedAt },
    draft: `project-${id}`,
    send: (typed, { on }) => changeProject({ id, updatedAt: on.updatedAt }, changesOf(typed, on.values)),
    onSent: onDone,
  });
  const discard = () => {
    form.takeTheirs();
    onDone();
  };
  return (
    <DeskForm
      form={form}
      action={t.save}
      actions={
        <Button look="ghost" onClick={discard}>
          {t.discard}
        </Button>
      }
    >
      <ProjectFields form={form} clientId={project.clientId} withFinalCost={isCompleted} />
    </DeskForm>
  );
}
