import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { uiTexts } from './ui-texts.ts';
import { useBackCloses, useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `sheet` slides in from the right at full height; `wide` has room for a map or pictures. */
  shape?: 'box' | 'wide' | 'sheet';
};

/** A modal native dialog. Closes on Escape, an outside tap, its close button and the back gesture. */
export function Dialog({ open, onClose, title, children, shape = 'box' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(open, onClose);
  const { closed, dismiss } = useModal(element, open, onClose);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) dismiss();
  };

  return (
    // Escape closes a native dialog; the click is the pointer's way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={`dialog dialog-${shape}`}
      onClose={closed}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="dialog-content">
          {/* With large text the title goes below the button. */}
          <div className="flex flex-wrap-reverse items-end justify-end gap-x-4">
            <h2 id={titleId} className="display grow basis-[8rem] pt-2 text-3xl">
              {title}
            </h2>
            <Button look="ghost" square aria-label={uiTexts().close} onClick={dismiss}>
              <X aria-hidden="true" />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
