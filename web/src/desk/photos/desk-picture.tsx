import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { photoUrl } from './photo-file.ts';
import { photoGridTexts } from './photos-texts.ts';

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
