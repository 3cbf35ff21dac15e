import type { Project } from '@welding/domain/entities/project';
import { completedProjectFormSchema, projectFormSchema } from '@welding/domain/entities/project-request';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { clientName, storedClientSchema } from '@welding/domain/entities/stored-client';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { mailtoHref } from '@welding/domain/values/email';
import { formatDollars } from '@welding/domain/values/money';
import { telHref } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { ClipboardList, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { ProjectFields, projectValues } from '#desk/project-form/new-project-form.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { changesOf, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { changeProject } from './move-project.tsx';
import { projectTexts } from './projects-texts.ts';

export function ProjectDetails({ project }: { project: Project }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <Panel title={projectTexts().editDetails} icon={ClipboardList}>
        <ProjectEditForm project={project} onDone={() => setIsEditing(false)} />
      </Panel>
    );
  }
  return (
    <Panel title={projectTexts().details} icon={ClipboardList}>
      <Facts project={project} />
      <Button icon={Pencil} className="justify-self-start" onClick={() => setIsEditing(true)}>
        {projectTexts().editDetails}
      </Button>
    </Panel>
  );
}

function Facts({ project }: { project: Project }) {
  const client = useDeskDocument('clients', project.clientId, storedClientSchema);
  const person = client.status === 'ready' ? client.item : undefined;
  const place = placeText(placeOf(project, person));
  const { serviceType, scheduledDate, completedDate, description } = project;
  const { estimatedCost, agreedTotal, finalCost } = project;
  return (
    <dl className="facts">
      <Fact term={projectTexts().client}>
        {person ? (
          <Link
            to={deskPaths.client(person.id)}
            className="link wrap-anywhere inline-flex min-h-11 items-center"
          >
            {clientName(person)}
          </Link>
        ) : client.status === 'loading' ? (
          projectTexts().loading
        ) : (
          projectTexts().noLongerThere
        )}
      </Fact>
      {person && (
        <Fact term={projectTexts().contact}>
          <span className="flex flex-wrap gap-x-4">
            <a className="link inline-flex min-h-11 items-center" href={telHref(person.phone)}>
              {person.phone}
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
      <Fact term={projectTexts().address}>
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
          projectTexts().notGiven
        )}
      </Fact>
      <Fact term={projectTexts().service}>{serviceTypeLabels[serviceType]}</Fact>
      <Fact term={projectTexts().scheduled}>
        {scheduledDate ? when(scheduledDate) : projectTexts().notScheduled}
      </Fact>
      {completedDate && <Fact term={projectTexts().completed}>{when(completedDate)}</Fact>}
      {agreedTotal === undefined ? (
        estimatedCost !== undefined && (
          <Fact term={projectTexts().estimate}>{formatDollars(estimatedCost)}</Fact>
        )
      ) : (
        <Fact term={projectTexts().agreed}>{formatDollars(agreedTotal)}</Fact>
      )}
      {finalCost !== undefined && <Fact term={projectTexts().finalCost}>{formatDollars(finalCost)}</Fact>}
      <Fact term={projectTexts().created}>{when(project.createdAt)}</Fact>
      {description && (
        <Fact term={projectTexts().description}>
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
      action={projectTexts().save}
      actions={
        <Button look="ghost" onClick={discard}>
          {projectTexts().discard}
        </Button>
      }
    >
      <ProjectFields form={form} clientId={project.clientId} withFinalCost={isCompleted} />
    </DeskForm>
  );
}
