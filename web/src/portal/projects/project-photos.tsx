import type { Project } from '@welding/domain/entities/project';
import { ImageOff } from 'lucide-react';
import { useId, useState } from 'react';

/** Before and after photos, when there are any. */
export function ProjectPhotos({ project }: { project: Project }) {
  return (
    <>
      <PhotoGroup title="Before" photos={project.beforePhotos} />
      <PhotoGroup title="After" photos={project.afterPhotos} />
    </>
  );
}

function PhotoGroup({ title, photos }: { title: string; photos: readonly string[] }) {
  const headingId = useId();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-lg font-bold">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {photos.map((address, index) => (
          <li key={address}>
            <Photo address={address} text={`${title}, photo ${index + 1} of ${photos.length}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A photo in a frame that keeps its place while it loads, and says so when it cannot be shown. */
function Photo({ address, text }: { address: string; text: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <p className="grid aspect-4/3 place-content-center justify-items-center gap-2 rounded-box bg-base-300 p-3 text-center text-sm">
        <ImageOff aria-hidden="true" />
        {text}: not available
      </p>
    );
  }
  return (
    <img
      src={address}
      alt={text}
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-box bg-base-300 object-cover"
      onError={() => setBroken(true)}
    />
  );
}
