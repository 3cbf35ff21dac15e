import type { Project } from '@welding/domain/entities/project';
import { Image } from 'lucide-react';
import { AddPhotos } from '#desk/photos/add-photos.tsx';
import { ComparePhotos } from '#desk/photos/compare-photos.tsx';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { projectTexts } from './project-texts.ts';

/** The photos of before and after, and what compares them. */
export function ProjectPhotos({ project }: { project: Project }) {
  const { id, beforePhotos, afterPhotos, photoCaptions } = project;
  const [before, after] = [beforePhotos[0], afterPhotos.at(-1)];
  const owner = { entity: 'project', id } as const;
  return (
    <Panel title={projectTexts().photos} icon={Image}>
      {beforePhotos.length + afterPhotos.length === 0 && <p>{projectTexts().noPhotos}</p>}
      {before && after && <ComparePhotos before={before} after={after} />}
      <h3 className="font-bold">{projectTexts().before}</h3>
      <PhotoGrid
        title={projectTexts().before}
        addresses={beforePhotos}
        captions={photoCaptions}
        owner={owner}
      />
      <AddPhotos projectId={id} list="beforePhotos" />
      <h3 className="font-bold">{projectTexts().after}</h3>
      <PhotoGrid
        title={projectTexts().after}
        addresses={afterPhotos}
        captions={photoCaptions}
        owner={owner}
      />
      <AddPhotos projectId={id} list="afterPhotos" />
    </Panel>
  );
}
