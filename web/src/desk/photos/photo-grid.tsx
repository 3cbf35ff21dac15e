import { maxCaptionLength } from '@welding/domain/business/limits';
import type { PhotoOwner } from '@welding/domain/entities/photo';
import { photoIdOf } from '@welding/domain/entities/photo-address';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { PhotoViewer } from '#shared/photos/photo-viewer.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { removeWithUndo, saveCaption } from './photo-calls.ts';

type PhotoGridProps = {
  title: string;
  addresses: readonly string[];
  captions: Readonly<Record<string, string>> | undefined;
  /** Undefined where they are only looked at. */
  owner?: PhotoOwner;
};

/** Photos side by side; each opens on the whole screen, and can be captioned and removed. */
export function PhotoGrid({ title, addresses, captions = {}, owner }: PhotoGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (addresses.length === 0) return null;
  const photos = addresses.map((address, index) => {
    const id = photoIdOf(address);
    const caption = id === undefined ? undefined : captions[id];
    const name = `${title}, photo ${index + 1} of ${addresses.length}`;
    return { address, id, caption, text: caption ? `${caption} (${name})` : name };
  });
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label={`${title}: photos`}>
        {photos.map(({ address, id, caption, text }, index) => (
          <li key={address} className="grid content-start gap-1">
            <button type="button" onClick={() => setOpen(index)}>
              <span className="sr-only">Open </span>
              <DeskPicture
                address={address}
                alt={text}
                className="aspect-4/3 w-full rounded-box bg-base-300 object-cover"
              />
            </button>
            {id !== undefined && owner ? (
              <PhotoTools key={caption ?? ''} id={id} owner={owner} caption={caption ?? ''} name={text} />
            ) : (
              <p className="wrap-anywhere text-sm empty:hidden">{caption}</p>
            )}
          </li>
        ))}
      </ul>
      <PhotoViewer
        photos={photos.map(({ address, text }) => ({
          key: address,
          text,
          picture: <DeskPicture address={address} alt={text} className="size-full min-h-0 object-contain" />,
        }))}
        open={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

type PhotoToolsProps = { id: string; owner: PhotoOwner; caption: string; name: string };

function PhotoTools({ id, owner, caption, name }: PhotoToolsProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [text, setText] = useState(caption);
  const { state, save } = useSave();
  if (isEditing) {
    return (
      <form
        className="grid gap-2"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await save(() => saveCaption(id, owner, text.trim()))) setIsEditing(false);
        }}
      >
        <input
          className="input w-full"
          aria-label={`Caption of ${name}`}
          maxLength={maxCaptionLength}
          value={text}
          // The field is what was asked for.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <SaveProblem state={state} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="btn btn-primary" aria-disabled={state.phase === 'saving'}>
            Save
          </button>
          <button type="button" className="btn btn-ghost" onClick={() => setIsEditing(false)}>
            Cancel
          </button>
        </div>
      </form>
    );
  }
  return (
    <div className="grid">
      <p className="wrap-anywhere text-sm empty:hidden">{text}</p>
      <div className="flex justify-end">
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={`Caption of ${name}`}
          onClick={() => setIsEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={`Remove ${name}`}
          onClick={() => void removeWithUndo(id, owner)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}
