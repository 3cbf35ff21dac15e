import { deskPaths } from '@welding/domain/paths';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { NewProjectForm } from '#desk/project-form/new-project-form.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { ProjectPage } from './project-page.tsx';
import { ProjectsOverview } from './projects-overview.tsx';
import { projectsTexts } from './projects-texts.ts';

/** Everything about projects: all of them by status, a new one, and one of them. */
export function ProjectsScreen() {
  return (
    <Routes>
      <Route index element={<ProjectsOverview />} />
      <Route path="new" element={<NewProjectPage />} />
      <Route path=":id" element={<ProjectPage />} />
    </Routes>
  );
}

/** A new project for a client, whom the address may name. */
function NewProjectPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid">
        <BackLink to={deskPaths.projects}>{projectsTexts().allProjects}</BackLink>
        <h1 className="display text-4xl sm:text-5xl">{projectsTexts().newProject}</h1>
      </div>
      <NewProjectForm
        clientId={params.get('client') ?? undefined}
        asksWhose
        onProject={({ id }) => void navigate(deskPaths.project(id), { replace: true })}
      />
    </div>
  );
}
