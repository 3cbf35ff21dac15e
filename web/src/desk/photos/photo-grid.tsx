import type { PhotoOwner } from '@welding/domain/entities/photo';
import { photoIdOf } from '@welding/domain/entities/photo-path';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { DeskPicture } from './desk-picture.tsx';
import { removeWithUndo } from './photo-file.ts';
import { photoGridTexts } from './photos-texts.ts';

const PhotoViewer = lazyPart(async () => (await import('#shared/photos/photo-viewer.tsx')).PhotoViewer, {
  waiting: null,
});

const CaptionForm = lazyPart(async () => (await import('./caption-form.tsx')).CaptionForm, {
  waiting: <Spinner label={photoGridTexts().loadingTheForm} />,
});

type PhotoGridProps = {
  title: string;
  addresses: readonly string[];
  captions: Readonly<Record<string, string>> | undefined;
  /** Undefined for view only. */
  owner?: PhotoOwner;
};

export function PhotoGrid({ title, addresses, captions = {}, owner }: PhotoGridProps) {
  const t = photoGridTexts();
  const [open, setOpen] = useState<number | null>(null);
  if (addresses.length === 0) return null;
  const photos = addresses.map((address, index) => {
    const id = photoIdOf(address);
    const caption = id === undefined ? undefined : captions[id];
    const name = t.photoOf(title, index + 1, addresses.length);
    return { address, id, caption, text: caption ? `${caption} (${name})` : name };
  });
  return (
    <>
      <ul className="photo-grid grid grid-cols-2 gap-3 md:grid-cols-3" aria-label={t.listOf(title)}>
        {photos.map(({ address, id, caption, text }, index) => (
          <li key={address} className="grid content-start gap-1">
            <button type="button" onClick={() => setOpen(index)}>
              <span className="sr-only">{t.open} </span>
              <DeskPicture
                address={address}
                alt={text}
                className="aspect-4/3 w-full rounded-box bg-base-300 object-cover"
              />
            </button>
            {id !== undefined && owner ? (
              <PhotoTools id={id} owner={owner} caption={caption ?? ''} name={text} />
            ) : (
              <p className="wrap-anywhere text-sm empty:hidden">{caption}</p>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer
          photos={photos.map(({ address, text }) => ({
            key: address,
            text,
            picture: (
              <DeskPicture address={address} alt={text} className="size-full min-h-0 object-contain" />
            ),
          }))}
          open={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type PhotoToolsProps = { id: string; owner: PhotoOwner; caption: string; name: string };

function PhotoTools({ id, owner, caption, name }: PhotoToolsProps) {
  const t = photoGridTexts();
  const [isEditing, setIsEditing] = useState(false);
  const { isSaving, save } = useSave();
  const edit = useStepFocus<HTMLButtonElement>(isEditing);
  if (isEditing) {
    return (
      <CaptionForm id={id} owner={owner} caption={caption} name={name} onDone={() => setIsEditing(false)} />
    );
  }
  return (
    <div className="grid">
      <p className="wrap-anywhere text-sm empty:hidden">{caption}</p>
      <div className="flex justify-end">
        <Button
          ref={edit}
          look="ghost"
          square
          icon={Pencil}
          aria-label={t.captionOf(name)}
          onClick={() => setIsEditing(true)}
        />
        <Button
          look="ghost"
          square
          icon={Trash2}
          aria-label={t.remove(name)}
          isBusy={isSaving}
          onClick={() => void save(() => removeWithUndo(id, owner))}
        />
      </div>
    </div>
  );
}
