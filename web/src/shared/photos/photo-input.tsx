import { Camera, Images } from 'lucide-react';

type PhotoInputProps = {
  label: string;
  /** Opens the camera at once where there is one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that takes or chooses photos. */
export function PhotoInput({ label, camera = false, onFiles }: PhotoInputProps) {
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
