import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { deskPaths } from '@welding/domain/paths';
import { Receipt } from 'lucide-react';
import { useParams } from 'react-router';
import { jobEarningsTexts } from '#desk/earnings/earnings-texts.ts';
import { ExpensesDisclosure } from '#desk/expenses/expenses-disclosure.tsx';
import { projectPlaceList } from '#desk/live/project-place-list.ts';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { MailsPanel } from '#desk/mails/mails-panel.tsx';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { BackLink } from '#desk/ui/page-links.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ProjectBilling } from './project-billing.tsx';
import { ProjectDetailsPanel } from './project-details-panel.tsx';
import { ProjectHead } from './project-head.tsx';
import { NotesPanel, ProjectPhotos, VisitsPanel } from './project-panels.tsx';
import { TimelinePanel, useTimeline } from './project-timeline.tsx';
import { deskProjectsTexts, deskProjectTexts } from './projects-texts.ts';
import { WorkOrder } from './work-order.tsx';

const FinishedWorkPanel = lazyPart(
  async () => (await import('#desk/works/finished-work-panel.tsx')).FinishedWorkPanel,
  { waiting: null },
);

export function ProjectPage() {
  const t = deskProjectTexts();
  const { id } = useParams();
  const project = useDeskDocument('projects', id, projectSchema, projectPlaceList);
  return (
    <div className="grid gap-1">
      <div className="print:hidden">
        <BackLink to={deskPaths.projects}>{deskProjectsTexts().allProjects}</BackLink>
      </div>
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
  const timeline = useTimeline(project);
  const { id } = project;
  return (
    <>
      <div className="dense grid gap-4 print:hidden">
        <ProjectHead project={project} timeline={timeline} />
        <div className="job-columns">
          <div>
            <VisitsPanel project={project} />
            <ProjectDetailsPanel project={project} />
          </div>
          <div>
            <ProjectBilling project={project} />
            <ProjectCosts project={project} />
          </div>
          <div>
            <ProjectPhotos project={project} />
            <TimelinePanel asked={timeline} />
            <MailsPanel field="projectId" id={id} folded className="job-rest" />
            <NotesPanel key={id} projectId={id} />
            {project.status === 'completed' && <FinishedWorkPanel key={id} project={project} />}
          </div>
        </div>
      </div>
      <WorkOrder project={project} />
    </>
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
    <FoldedPanel title={t.spending} icon={Receipt} className="job-rest">
      <p>{t.whoSees}</p>
      <ExpensesDisclosure projectId={id} projectName={localTitle(title)} />
    </FoldedPanel>
  );
}
