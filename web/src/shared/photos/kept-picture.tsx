import { useEffect, useState } from 'react';

/** A photo on this device. @param props.bytes the same picture as long as this is shown, whichever copy of it */
export function KeptPicture({ bytes, alt }: { bytes: ArrayBuffer; alt: string }) {
  const [blob] = useState(() => new Blob([bytes], { type: 'image/jpeg' }));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
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
