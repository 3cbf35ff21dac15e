import { Camera, Images } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureSentence } from '#shared/api/api-request.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { photosTexts } from './photos-texts.ts';
import { UnreadablePhotoError } from './shrink-photo.ts';

type PhotoInputsProps = {
  take: string;
  choose: string;
  preparing: (count: number) => string;
  /** Called for one photo at a time. The inputs show what it throws. */
  add: (photo: File) => Promise<unknown>;
  /** The sentence for an error, unless the browser cannot read the photo. */
  sayProblem?: (error: unknown, name: string) => string;
  buttons?: RefObject<HTMLDivElement | null>;
  /** Icons alone, where a heading beside them says what for. */
  square?: boolean;
};

export function PhotoInputs({
  take,
  choose,
  preparing,
  add,
  sayProblem = failureSentence,
  buttons,
  square = false,
}: PhotoInputsProps) {
  const [left, setLeft] = useState(0);
  const [problem, setProblem] = useState('');
  const addAll = async (photos: readonly File[]) => {
    setProblem('');
    setLeft((count) => count + photos.length);
    for (const photo of photos) {
      try {
        await add(photo);
      } catch (error) {
        const isUnreadable = error instanceof UnreadablePhotoError;
        setProblem(isUnreadable ? photosTexts().unreadable(photo.name) : sayProblem(error, photo.name));
      }
      setLeft((count) => count - 1);
    }
  };
  return (
    <>
      <div ref={buttons} className={`flex flex-wrap ${square ? 'gap-1' : 'gap-2'}`}>
        <PhotoInput label={take} square={square} camera onFiles={(photos) => void addAll(photos)} />
        <PhotoInput label={choose} square={square} onFiles={(photos) => void addAll(photos)} />
      </div>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {left > 0 && (
          <>
            <Spinner />
            {preparing(left)}
          </>
        )}
      </p>
      <ProblemLine>{problem}</ProblemLine>
    </>
  );
}

type PhotoInputProps = {
  label: string;
  /** Opens the camera if there is one. */
  camera?: boolean;
  square: boolean;
  onFiles: (files: readonly File[]) => void;
};

function PhotoInput({ label, camera = false, square, onFiles }: PhotoInputProps) {
  const Icon = camera ? Camera : Images;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = '';
    if (files.length > 0) onFiles(files);
  };
  // A prerendered button works before this code loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(take, []);
  return (
    <label
      className={`btn btn-outline focus-within:outline-2 focus-within:outline-offset-2${square ? ' btn-square' : ''}`}
      title={square ? label : undefined}
    >
      <Icon aria-hidden="true" />
      {square ? <span className="sr-only">{label}</span> : label}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        onChange={take}
      />
    </label>
  );
}

type DevicePictureProps = {
  /** `load` is called once per id. */
  readonly id: string;
  readonly load: (id: string) => Promise<ArrayBuffer | undefined>;
  readonly alt: string;
};

export function DevicePicture({ id, load, alt }: DevicePictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isMounted = true;
    const show = (bytes: ArrayBuffer | undefined) => {
      if (!bytes || !isMounted) return;
      made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      setUrl(made);
    };
    load(id).then(show, () => undefined);
    return () => {
      isMounted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, load]);
  return (
    <img
      src={url}
      alt={alt}
      width={80}
      height={80}
      className="size-20 shrink-0 rounded-box bg-base-300 object-cover"
    />
  );
}
