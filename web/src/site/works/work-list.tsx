import type { ShownReview, ShownWork } from '@welding/domain/entities/finished-work';
import { workPhotoFile, workPhotoWidths } from '@welding/domain/entities/photo-path';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { formatDate } from '@welding/domain/values/words';
import { worksTexts } from './works-texts.tsx';

/** `pairs` is the number of before and after photos per work. A last one without a neighbor has its words beside its photos. */
export function WorkList({ works, pairs }: { works: readonly ShownWork[]; pairs?: number }) {
  return (
    <ul className="grid items-start gap-6 lg:grid-cols-2">
      {works.map((work) => (
        <li
          key={work.id}
          className="panel grid content-start overflow-hidden lg:last:odd:col-span-2 lg:last:odd:grid-cols-2"
        >
          <WorkPhotos title={work.title} photos={work.photos.slice(0, pairs)} />
          <div className="grid content-center gap-1.5 p-5">
            <h3 lang="" className="display wrap-anywhere text-2xl">
              {work.title}
            </h3>
            <p className="text-sm text-base-content/75">
              {[work.town, serviceTypeLabels[work.service]].filter(Boolean).join(' · ')}
            </p>
            {work.caption && (
              <p lang="" className="wrap-anywhere max-w-prose whitespace-pre-line">
                {work.caption}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function WorkPhotos({ title, photos }: Pick<ShownWork, 'title' | 'photos'>) {
  const t = worksTexts();
  return (
    <div className="grid content-start gap-1">
      {photos.map(({ before, after }) => (
        <div key={after} className={`grid gap-1 ${before ? 'grid-cols-2' : ''}`}>
          {before && <WorkPhoto path={before} alt={t.beforeOf(title)} label={t.before} />}
          <WorkPhoto path={after} alt={t.afterOf(title)} label={before ? t.after : ''} />
        </div>
      ))}
    </div>
  );
}

const files = (path: string) =>
  workPhotoWidths.map((width) => `${workPhotoFile(path, width)} ${width}w`).join(', ');

function WorkPhoto({ path, alt, label }: { path: string; alt: string; label: string }) {
  return (
    <div className="relative">
      <img
        src={workPhotoFile(path, 480)}
        srcSet={files(path)}
        sizes={
          label
            ? '(width >= 80rem) 19rem, (width >= 64rem) 24vw, 48vw'
            : '(width >= 80rem) 38rem, (width >= 64rem) 48vw, 96vw'
        }
        alt={alt}
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        className={`${label ? 'aspect-4/3' : 'aspect-video'} w-full bg-base-300 object-cover`}
      />
      {label && (
        <span
          aria-hidden="true"
          className="absolute bottom-[min(0.5rem,2vw)] left-[min(0.5rem,2vw)] rounded-field bg-neutral px-[min(0.5rem,2vw)] py-0.5 font-semibold text-[min(0.875rem,6vw)] text-neutral-content"
        >
          {label}
        </span>
      )}
    </div>
  );
}

/** Reviews as written. Their language is not known, and an empty `lang` says so (HTML, "language not known"). */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className="grid items-start gap-6 lg:grid-cols-2">
      {reviews.map(({ id, firstName, town, text, day, answer }) => (
        <li key={id} className="border-t-4 border-primary pt-4 lg:last:odd:col-span-2">
          <figure className="grid gap-2">
            <blockquote lang="" className="wrap-anywhere max-w-prose whitespace-pre-line text-lg">
              {text}
            </blockquote>
            <figcaption className="text-base-content/75">
              {[[firstName, town].filter(Boolean).join(', '), formatDate(day)].join(' · ')}
            </figcaption>
          </figure>
          {answer && (
            <p className="wrap-anywhere mt-3 max-w-prose whitespace-pre-line rounded-box bg-base-200 p-4">
              <strong>{worksTexts().ourAnswer}</strong> <span lang="">{answer}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
