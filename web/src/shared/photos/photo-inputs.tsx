import { Camera, Images } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';

type PhotoInputsProps = {
  /** What the two buttons are called. */
  take: string;
  choose: string;
  onFiles: (files: readonly File[]) => void;
  /** What is said while photos are made smaller; nothing when none are. */
  preparing: ReactNode;
  /** What went wrong with the last ones. */
  problem: string;
  buttons?: RefObject<HTMLDivElement | null>;
};

/** The buttons that take or choose photos, and what becomes of those. */
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
  /** Opens the camera at once where there is one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that takes or chooses photos. */
function PhotoInput({ label, camera = false, onFiles }: PhotoInputProps) {
  const Icon = camera ? Camera : Images;
  return (
    <label className="btn btn-outline focus-within:outline-2 focus-within:outline-offset-2">
      <Icon aria-hidden="true" />
      {label}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}
