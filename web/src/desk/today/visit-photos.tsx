import { AddPhotos } from '#desk/photos/add-photos.tsx';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import type { MyVisit } from './my-visits.ts';

/** The photos of the visit's project: those of before to look at, and the camera for both; also without a signal. */
export function VisitPhotos({ shown: { visit, sheet } }: { shown: MyVisit }) {
  const { projectId } = visit;
  if (!projectId) return null;
  const { beforePhotos = [], afterPhotos = [], photoCaptions } = sheet ?? {};
  const count = beforePhotos.length + afterPhotos.length;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {count === 0 ? 'Photos' : count === 1 ? 'Photos (1)' : `Photos (${count})`}
      </summary>
      <div className="grid gap-4 pt-2">
        <PhotoGrid title="Before" addresses={beforePhotos} captions={photoCaptions} />
        <AddPhotos projectId={projectId} list="beforePhotos" />
        <PhotoGrid title="After" addresses={afterPhotos} captions={photoCaptions} />
        <AddPhotos projectId={projectId} list="afterPhotos" />
      </div>
    </details>
  );
}
