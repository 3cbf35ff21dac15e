import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { currentPhotoDraft } from './photo-draft.ts';

const DraftPhotos = lazy(async () => ({ default: (await import('./draft-photos.tsx')).DraftPhotos }));

type MoreAboutJobProps = {
  zip: UseFormRegisterReturn;
  error: string | undefined;
  /** Something of it was typed before. */
  startsOpen: boolean;
};

/** What nobody has to say, folded away: the ZIP code, from which the business sees how far it is, and photos. */
export function MoreAboutJob({ zip, error, startsOpen }: MoreAboutJobProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Opened before the form's code was there, or left with photos in it.
    if (element.current?.open || currentPhotoDraft() !== undefined) setOpen(true);
  }, []);
  return (
    <details
      ref={element}
      className="sm:col-span-2"
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        More about the job (optional)
      </summary>
      <Field
        label="ZIP code of the job"
        hint="Tells us how far away you are."
        error={error}
        className="mt-2 max-w-60"
      >
        {(control) => (
          <input
            {...control}
            {...zip}
            className="input"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
          />
        )}
      </Field>
      {isOpen && (
        <Suspense fallback={null}>
          <DraftPhotos />
        </Suspense>
      )}
    </details>
  );
}
