import { deskPaths } from '@welding/domain/paths';
import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { CsvButton } from '#desk/ui/csv-button.tsx';
import { MoveDialog, type WantedMove } from './move-dialog.tsx';
import { ProjectBoard } from './project-board.tsx';
import { ProjectList } from './project-list.tsx';
import { projectsTexts } from './projects-texts.ts';

/** All projects by status: columns side by side where there is room, one status at a time on a phone. */
export function ProjectsOverview() {
  const isWide = useWideScreen();
  const [wanted, setWanted] = useState<WantedMove | null>(null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display text-4xl sm:text-5xl">{projectsTexts().projects}</h1>
        <div className="flex flex-wrap gap-3">
          <CsvButton collection="projects" label="CSV" name={projectsTexts().downloadCsv} />
          <Link to={deskPaths.newProject()} className="btn btn-primary">
            <Plus aria-hidden="true" className="size-5" />
            {projectsTexts().newProject}
          </Link>
        </div>
      </div>
      {isWide ? <ProjectBoard onMove={setWanted} /> : <ProjectList onMove={setWanted} />}
      <MoveDialog wanted={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}

const wide = matchMedia('(width >= 64rem)');

/** Whether there is room for columns side by side: as wide as where the bar of screens stands at the side. */
function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
