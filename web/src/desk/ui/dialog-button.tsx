import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from '#shared/ui/dialog.tsx';

type DialogButtonProps = {
  label: string;
  /** Which of several of its name it is, for who hears it. */
  of?: string;
  icon?: LucideIcon;
  look?: 'btn-outline' | 'btn-ghost';
  title: string;
  shape?: ComponentProps<typeof Dialog>['shape'];
  /** What the dialog asks; it is closed by `close`. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog of its own. */
export function DialogButton({
  label,
  of,
  icon: Icon,
  look = 'btn-outline',
  title,
  shape,
  children,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={`btn ${look}`}
        aria-haspopup="dialog"
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={() => setIsOpen(true)}
      >
        {Icon && <Icon aria-hidden="true" className="size-5" />}
        {label}
      </button>
      <Dialog open={isOpen} onClose={close} title={title} {...(shape && { shape })}>
        {children(close)}
      </Dialog>
    </>
  );
}
