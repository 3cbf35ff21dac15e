import { type Project, projectSchema } from '@welding/domain/entities/project';
import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { deskPaths } from '@welding/domain/paths';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { projectPlaceList } from '#desk/live/project-place-list.ts';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { NewProjectForm } from '#desk/project-form/new-project-form.tsx';
import { CsvButton } from '#desk/ui/desk-files.tsx';
import { DeskListView, DocumentView } from '#desk/ui/desk-list-view.tsx';
import { FilterTabs } from '#desk/ui/list-page.tsx';
import { PageHead, useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { useTableWidth } from '#desk/ui/use-table.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { MoveDialog, type WantedMove } from './move-project.tsx';
import { ProjectBoard } from './project-board.tsx';
import { ProjectCards } from './project-card.tsx';
import { ProjectPage } from './project-page.tsx';
import { ProjectsTable } from './projects-table.tsx';
import { deskProjectsTexts, deskProjectTexts } from './projects-texts.ts';
import { useProjectsOfStatus } from './use-projects-of-status.ts';

const ReviewsPage = lazyPart(async () => (await import('#desk/works/reviews-page.tsx')).ReviewsPage);

export function ProjectsScreen() {
  return (
    <Routes>
      <Route index element={<ProjectsOverview />} />
      <Route path="new" element={<NewProjectPage />} />
      <Route
        path="reviews"
        element={<ReviewsPage back={{ to: deskPaths.projects, name: deskProjectsTexts().allProjects }} />}
      />
      <Route path=":id" element={<ProjectPage />} />
    </Routes>
  );
}

/** A new project, for the client in the URL if any, like the project there if any. */
function NewProjectPage() {
  const t = deskProjectsTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const like = params.get('like') ?? undefined;
  const repeated = useDeskDocument('projects', like, projectSchema, projectPlaceList);
  const form = (project?: Project) => (
    <NewProjectForm
      clientId={params.get('client') ?? undefined}
      asksWhose
      {...(project && { like: project })}
      onProject={({ id }) => void navigate(deskPaths.project(id), { replace: true })}
    />
  );
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={t.newProject} back={{ to: deskPaths.projects, name: t.allProjects }} />
      {like === undefined ? (
        form()
      ) : (
        <DocumentView document={repeated} noun={deskProjectTexts().noun}>
          {(project) => form(project)}
        </DocumentView>
      )}
    </div>
  );
}

/** All projects by status: a table or a board on wide screens, one status at a time on a phone. */
function ProjectsOverview() {
  const t = deskProjectsTexts();
  const isWide = useTableWidth();
  const [view, setView] = useChoiceInUrl('view', 'table', (text) => views.find((known) => known === text));
  const [wanted, setWanted] = useState<WantedMove | null>(null);
  return (
    <div className="grid gap-6">
      <PageHead title={t.projects}>
        <div className="flex flex-wrap gap-3">
          <CsvButton collection="projects" label="CSV" name={t.downloadCsv} />
          <LinkButton to={deskPaths.reviews}>{t.reviews}</LinkButton>
          <LinkButton to={deskPaths.newProject()} look="primary" icon={Plus}>
            {t.newProject}
          </LinkButton>
        </div>
      </PageHead>
      {isWide && (
        <FilterTabs
          label={t.views}
          choices={views.map((value) => ({ value, label: t[value] }))}
          chosen={view}
          onChoose={setView}
        />
      )}
      {!isWide && <ProjectList onMove={setWanted} />}
      {isWide &&
        (view === 'board' ? <ProjectBoard onMove={setWanted} /> : <ProjectsTable onMove={setWanted} />)}
      <MoveDialog wanted={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}

const views = ['table', 'board'] as const;

/** The URL keeps the status for Back. */
function ProjectList({ onMove }: { onMove: (wanted: WantedMove) => void }) {
  const [params, setParams] = useSearchParams();
  const shown = projectStatuses.find((status) => status === params.get('status')) ?? 'in_progress';
  return (
    <div className="grid gap-4">
      <fieldset className="status-tabs">
        <legend className="sr-only">{deskProjectsTexts().status}</legend>
        {projectStatuses.map((status) => (
          <Button
            key={status}
            aria-pressed={status === shown}
            onClick={() => setParams({ status }, { replace: true })}
          >
            {requestStatusLabels[status]}
          </Button>
        ))}
      </fieldset>
      <ProjectsOfStatus key={shown} status={shown} onMove={onMove} />
    </div>
  );
}

function ProjectsOfStatus({
  status,
  onMove,
}: {
  status: ProjectStatus;
  onMove: (wanted: WantedMove) => void;
}) {
  const t = deskProjectsTexts();
  const { list, onMore } = useProjectsOfStatus(status);
  return (
    <section aria-label={t.withStatus(requestStatusLabels[status])}>
      <DeskListView
        list={list}
        noun={t.nouns}
        empty={<p>{t.noneIs(requestStatusLabels[status])}</p>}
        onMore={onMore}
      >
        {(projects) => <ProjectCards projects={projects} onMove={(project) => onMove({ project })} />}
      </DeskListView>
    </section>
  );
}
