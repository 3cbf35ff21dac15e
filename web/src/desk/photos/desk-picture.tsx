import { ImageOff } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { photoUrl } from './photo-file.ts';
import { deskPhotosTexts, photoGridTexts } from './photos-texts.ts';

export function DeskPicture({
  address,
  alt,
  className,
}: {
  address: string;
  alt: string;
  className: string;
}) {
  const [url, setUrl] = useState<string>();
  const [isLost, setIsLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isMounted = true;
    let release = () => {};
    setIsLost(false);
    photoUrl(address).then(
      (loaded) => {
        release = loaded.release;
        if (isMounted) setUrl(loaded.url);
        else release();
      },
      () => isMounted && setIsLost(true),
    );
    return () => {
      isMounted = false;
      release();
    };
  }, [address, attempt]);
  useRetryOnline(isLost, () => setAttempt((earlier) => earlier + 1));
  if (isLost) {
    return (
      <span
        className={`${className} grid place-content-center justify-items-center gap-1 p-2 text-center text-sm`}
      >
        <ImageOff aria-hidden="true" />
        <span className="sr-only">{alt}</span>
        {photoGridTexts().notAvailable}
      </span>
    );
  }
  return <img src={url} alt={alt} className={className} draggable={false} onError={() => setIsLost(true)} />;
}

/** The first before photo and the last after photo with a slider. */
export function ComparePhotos({ before, after }: { before: string; after: string }) {
  const t = deskPhotosTexts();
  const [share, setShare] = useState(50);
  const frame = 'absolute inset-0 size-full object-cover';
  const cut: CSSProperties = { clipPath: `inset(0 0 0 ${share}%)` };
  return (
    <figure className="grid gap-2">
      <div className="relative aspect-4/3 overflow-hidden rounded-box bg-base-300">
        <DeskPicture address={before} alt={t.before} className={frame} />
        <div className="absolute inset-0" style={cut}>
          <DeskPicture address={after} alt={t.after} className={frame} />
        </div>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-white shadow"
          style={{ left: `${share}%` }}
        />
        <span className="badge absolute bottom-2 left-2">{t.before}</span>
        <span className="badge absolute right-2 bottom-2">{t.after}</span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        className="h-11 w-full cursor-ew-resize accent-primary"
        aria-label={t.compare}
        aria-valuetext={t.shareBefore(share)}
        onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
      />
    </figure>
  );
}
