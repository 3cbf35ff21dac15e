import { Camera, Images } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';

type PhotoInputsProps = {
  take: string;
  choose: string;
  onFiles: (files: readonly File[]) => void;
  preparing: ReactNode;
  problem: string;
  buttons?: RefObject<HTMLDivElement | null>;
};

export function PhotoInputs({ take, choose, onFiles, preparing, problem, buttons }: PhotoInputsProps) {
  return (
    <>
      <div ref={buttons} className="flex flex-wrap gap-2">
        <PhotoInput label={take} camera onFiles={onFiles} />
        <PhotoInput label={choose} onFiles={onFiles} />
      </div>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {preparing && (
          <>
            <Spinner />
            {preparing}
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </>
  );
}

type PhotoInputProps = {
  label: string;
  /** Opens the camera if there is one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

function PhotoInput({ label, camera = false, onFiles }: PhotoInputProps) {
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
    <label className="btn btn-outline focus-within:outline-2 focus-within:outline-offset-2">
      <Icon aria-hidden="true" />
      {label}
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
