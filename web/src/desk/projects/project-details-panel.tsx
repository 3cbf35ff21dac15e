import { type Client, storedClientSchema } from '@welding/domain/entities/client';
import { personName } from '@welding/domain/entities/client-names';
import type { Project } from '@welding/domain/entities/project';
import { completedProjectFormSchema, projectFormSchema } from '@welding/domain/entities/project-request';
import { isProjectOver, projectTimeText } from '@welding/domain/entities/project-time';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { mailtoHref } from '@welding/domain/values/email';
import { formatDollars } from '@welding/domain/values/money';
import { phoneText, telHref } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { ClipboardList, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { ProjectFields, projectValues } from '#desk/project-form/new-project-form.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { changesOf } from '#shared/form/form-versions.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { changeProject } from './move-project.tsx';
import { deskProjectTexts } from './projects-texts.ts';

/** Where the work is, who opens there, and what it is. */
export function ProjectDetailsPanel({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const [isEditing, setIsEditing] = useState(false);
  const client = useDeskDocument('clients', project.clientId, storedClientSchema);
  const person = client.status === 'ready' ? client.item : undefined;
  const place = placeText(placeOf(project, person));
  return (
    <FoldedPanel
      title={isEditing ? t.editDetails : t.details}
      icon={ClipboardList}
      step={isEditing}
      folds="on-phones"
      className="job-rest"
      note={<span className="lg:hidden">{place}</span>}
    >
      {isEditing ? (
        <ProjectEditForm project={project} onDone={() => setIsEditing(false)} />
      ) : (
        <Facts project={project} person={person} place={place} onEdit={() => setIsEditing(true)} />
      )}
    </FoldedPanel>
  );
}

type FactsProps = { project: Project; person: Client | undefined; place: string; onEdit: () => void };

function Facts({ project, person, place, onEdit }: FactsProps) {
  const t = deskProjectTexts();
  const { serviceType, completedDate, description } = project;
  const { estimatedCost, agreedTotal, finalCost } = project;
  const gate = (person?.contacts ?? []).filter(({ roles }) => roles.includes('gate'));
  return (
    <>
      <div className="grid gap-1">
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
          <p>{t.noAddress}</p>
        )}
        {gate.map((contact) => (
          <p key={contact.id} className="wrap-anywhere">
            {t.atGate(personName(contact))}{' '}
            {contact.phone && (
              <a className="link inline-flex min-h-11 items-center" href={telHref(contact.phone)}>
                {phoneText(contact.phone)}
              </a>
            )}
          </p>
        ))}
        {person?.note && <p className="wrap-anywhere whitespace-pre-line font-semibold">{person.note}</p>}
        {description && <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
      </div>
      <div className="side-by-side">
        <Button icon={Pencil} onClick={onEdit}>
          {t.editDetails}
        </Button>
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t.more}</summary>
          <dl className="facts">
            {person && (
              <Fact term={t.contact}>
                <a
                  className="link wrap-anywhere inline-flex min-h-11 items-center"
                  href={mailtoHref(person.email)}
                >
                  {person.email}
                </a>
              </Fact>
            )}
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
          </dl>
        </details>
      </div>
    </>
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
