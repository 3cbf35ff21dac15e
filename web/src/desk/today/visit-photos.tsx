import { maxRequestPhotos } from '@welding/domain/values/limits';
import { useEffect, useState } from 'react';
import { cacheAhead } from '#desk/photos/photo-file.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { MyVisit } from './my-visits.ts';
import { visitTexts } from './visit-texts.ts';

// There before anybody opens the photos, and kept for when there is no signal.
const AddPhotos = lazyPart(async () => (await import('#desk/photos/add-photos.tsx')).AddPhotos, {
  waiting: null,
});

// Looked at once the photos are opened.
const PhotoGrid = lazyPart(async () => (await import('#desk/photos/photo-grid.tsx')).PhotoGrid, {
  waiting: <Spinner label={visitTexts().loadingThePhotos} />,
});

/** The photos of the visit's project: those of before to look at, and the camera for both; also without a signal. */
export function VisitPhotos({ shown: { visit, sheet } }: { shown: MyVisit }) {
  const [isOpen, setIsOpen] = useState(false);
  const { projectId } = visit;
  const { beforePhotos = [], afterPhotos = [], photoCaptions } = sheet ?? {};
  useCacheAhead(beforePhotos);
  if (!projectId) return null;
  const count = beforePhotos.length + afterPhotos.length;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {visitTexts().photos(count)}
      </summary>
      <div className="grid gap-4 pt-2">
        {isOpen && (
          <PhotoGrid title={visitTexts().before} addresses={beforePhotos} captions={photoCaptions} />
        )}
        <AddPhotos projectId={projectId} list="beforePhotos" />
        {isOpen && <PhotoGrid title={visitTexts().after} addresses={afterPhotos} captions={photoCaptions} />}
        <AddPhotos projectId={projectId} list="afterPhotos" />
      </div>
    </details>
  );
}

/** What the client sent is what is looked at where there is no signal; those of after the welder has taken. */
function useCacheAhead(beforePhotos: readonly string[]): void {
  const wanted = beforePhotos.slice(0, maxRequestPhotos).join(' ');
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    cacheAhead(wanted.split(' '), leaving.signal);
    return () => leaving.abort();
  }, [wanted]);
}
