import { Route, Routes } from 'react-router';
import { NewProjectPage } from './new-project-page.tsx';
import { ProjectPage } from './project-page.tsx';
import { ProjectsOverview } from './projects-overview.tsx';

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
