import type { Project } from '@welding/domain/entities/project';
import { Image } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';

/** Links to the photos of before and after. */
export function ProjectPhotos({ project: { beforePhotos, afterPhotos } }: { project: Project }) {
  return (
    <Panel title="Photos" icon={Image}>
      {beforePhotos.length + afterPhotos.length === 0 && <p>No photos yet.</p>}
      <PhotoLinks title="Before" urls={beforePhotos} />
      <PhotoLinks title="After" urls={afterPhotos} />
    </Panel>
  );
}

function PhotoLinks({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {urls.map((url, index) => (
          <li key={url}>
            <a className="link inline-flex min-h-11 items-center" href={url} target="_blank" rel="noreferrer">
              {title}, photo {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
