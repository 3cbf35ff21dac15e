import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useBackCloses } from '#shared/ui/use-back-closes.ts';
import { useModal } from '#shared/ui/use-modal.ts';
import { photosTexts } from './photos-texts.ts';
import { usePinch } from './use-pinch.ts';

export type ViewedPhoto = {
  readonly key: string;
  /** What it shows, below it and for who cannot see it. */
  readonly text: string;
  /** The picture itself; it fills what room there is. */
  readonly picture: ReactNode;
};

type PhotoViewerProps = {
  photos: readonly ViewedPhoto[];
  /** Which one is open; null while none is. */
  open: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

/**
 * Photos one at a time on the whole screen. Two fingers or + and - make one larger, arrows go on, Escape and the back
 * gesture lead out.
 */
export function PhotoViewer({ photos, open, onMove, onClose }: PhotoViewerProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = open !== null && open < photos.length;
  useBackCloses(isOpen, onClose);
  const { closed, dismiss } = useModal(element, isOpen, onClose);
  const photo = isOpen ? photos[open] : undefined;
  return (
    <dialog
      ref={element}
      aria-label={photosTexts().photo}
      className="whole-screen m-0 h-full w-screen max-h-none max-w-none bg-black text-white backdrop:bg-black"
      onClose={closed}
    >
      {photo && open !== null && (
        <Shown
          key={photo.key}
          photo={photo}
          index={open}
          count={photos.length}
          onMove={onMove}
          onClose={dismiss}
        />
      )}
    </dialog>
  );
}

type ShownProps = {
  photo: ViewedPhoto;
  index: number;
  count: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

function Shown({ photo, index, count, onMove, onClose }: ShownProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const pinch = usePinch(stage, setIsLarge);
  const move = (step: number) => {
    const next = index + step;
    if (next >= 0 && next < count) onMove(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === '+' || key === '=') pinch.zoomBy(1.5);
    else if (key === '-') pinch.zoomBy(1 / 1.5);
    else if (key === '0') pinch.reset();
  };
  const round = 'btn btn-circle border-none bg-black/60 text-white';
  return (
    // The keys belong to the dialog as a whole; each thing they do has a button or a gesture, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="relative flex h-full flex-col" onKeyDown={onKeyDown}>
      <div ref={stage} className="grid min-h-0 grow touch-none overflow-hidden" data-large={isLarge}>
        {photo.picture}
      </div>
      <p className="wrap-anywhere p-3 text-center" aria-live="polite">
        {photo.text}
        {count > 1 && (
          <span className="block text-sm opacity-75">{photosTexts().photoOf(index + 1, count)}</span>
        )}
      </p>
      <button
        type="button"
        className={`${round} absolute top-3 right-3`}
        aria-label={photosTexts().close}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      {index > 0 && (
        <button
          type="button"
          className={`${round} absolute top-1/2 left-3`}
          aria-label={photosTexts().photoBefore}
          onClick={() => move(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {index < count - 1 && (
        <button
          type="button"
          className={`${round} absolute top-1/2 right-3`}
          aria-label={photosTexts().nextPhoto}
          onClick={() => move(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
