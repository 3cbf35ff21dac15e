import { useEffect, useState } from 'react';

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
