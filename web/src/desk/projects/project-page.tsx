import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { projectMoves } from '@welding/domain/entities/project-request';
import { statusBadge } from '@welding/domain/entities/status';
import { deskPaths } from '@welding/domain/paths';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { jobEarningsTexts } from '#desk/earnings/earnings-texts.ts';
import { EstimatesPanel } from '#desk/estimates/estimates-list.tsx';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { JobHours } from '#desk/hours/job-hours.tsx';
import { InvoicesPanel } from '#desk/invoices/invoices-list.tsx';
import { projectPlaceList } from '#desk/live/project-place-list.ts';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { MailsPanel } from '#desk/mails/mails-panel.tsx';
import { ProjectPayments } from '#desk/payments/project-payments.tsx';
import { useDeskSession, useIsOwner } from '#desk/session/desk-session.ts';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { BackLink, PageTitle } from '#desk/ui/page-links.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
import { MoveDialog, moveAtOnce, type WantedMove } from './move-project.tsx';
import { ProjectDetailsPanel } from './project-details-panel.tsx';
import { NotesPanel, ProjectPhotos, VisitsPanel } from './project-panels.tsx';
import { NextStepButton, StageBadge, TimelinePanel, useTimeline } from './project-timeline.tsx';
import { deskProjectsTexts, deskProjectTexts } from './projects-texts.ts';

const FinishedWorkPanel = lazyPart(
  async () => (await import('#desk/works/finished-work-panel.tsx')).FinishedWorkPanel,
  { waiting: null },
);

export function ProjectPage() {
  const t = deskProjectTexts();
  const { id } = useParams();
  const project = useDeskDocument('projects', id, projectSchema, projectPlaceList);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.projects}>{deskProjectsTexts().allProjects}</BackLink>
      <DocumentView
        document={project}
        noun={t.noun}
        missing={
          <div className="grid justify-items-start gap-4">
            <h1 className="display text-4xl">{t.notFound}</h1>
            <p>{t.isGone}</p>
          </div>
        }
      >
        {(found) => <ProjectParts project={found} />}
      </DocumentView>
    </div>
  );
}

function ProjectParts({ project }: { project: Project }) {
  const session = useDeskSession();
  const timeline = useTimeline(project);
  const own = { client: project.clientId, project: project.id };
  return (
    <>
      <ProjectHead project={project} timeline={timeline} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <ProjectDetailsPanel project={project} />
          <VisitsPanel project={project} />
          {session.phase === 'signed-in' && (
            <JobHours of="projectId" id={project.id} person={session.person} />
          )}
          <ProjectPhotos project={project} />
          {project.status === 'completed' && <FinishedWorkPanel key={project.id} project={project} />}
        </div>
        <div className="grid gap-5">
          <TimelinePanel asked={timeline} />
          <EstimatesPanel of="projectId" id={project.id} create={own} />
          <InvoicesPanel of="projectId" id={project.id} create={own} />
          <ProjectPayments project={project} />
          <ProjectCosts project={project} />
          <MailsPanel field="projectId" id={project.id} />
          <NotesPanel key={project.id} projectId={project.id} />
        </div>
      </div>
    </>
  );
}

type HeadProps = { project: Project; timeline: ReturnType<typeof useTimeline> };

function ProjectHead({ project, timeline }: HeadProps) {
  const [wanted, setWanted] = useState<WantedMove | null>(null);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{localTitle(project.title)}</PageTitle>
        {project.number && <span className="text-lg tabular-nums">{project.number}</span>}
        <StatusBadge {...statusBadge(project.status)} />
        <StageBadge asked={timeline} status={project.status} />
      </div>
      <div className="flex flex-wrap gap-3">
        <NextStepButton asked={timeline} />
        {projectMoves(project.status).map(({ to, label, asks }) => (
          <Button
            key={to}
            onClick={() => (asks === 'nothing' ? void moveAtOnce(project, to) : setWanted({ project, to }))}
          >
            {asks === 'nothing' ? label : `${label} …`}
          </Button>
        ))}
      </div>
      <MoveDialog wanted={wanted} onClose={() => setWanted(null)} />
    </header>
  );
}

const CostPanel = lazyPart(async () => (await import('#desk/earnings/cost-panel.tsx')).CostPanel, {
  waiting: null,
});

/** The owner sees all costs with the earnings, the office its own expenses. */
function ProjectCosts({ project }: { project: Project }) {
  return useIsOwner() ? <CostPanel project={project} /> : <OwnExpenses project={project} />;
}

function OwnExpenses({ project: { id, title } }: { project: Project }) {
  const t = jobEarningsTexts();
  return (
    <Panel title={t.spending} icon={Receipt}>
      <p>{t.whoSees}</p>
      <ExpensesDisclosure projectId={id} projectName={localTitle(title)} />
    </Panel>
  );
}
