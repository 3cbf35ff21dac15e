import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#shared/ui/dialog.tsx';

type DialogButtonProps = {
  label: string;
  /** Which of several of its name it is, for who hears it. */
  of?: string;
  icon?: LucideIcon;
  look?: 'btn-primary' | 'btn-outline' | 'btn-ghost';
  className?: string;
  title: string;
  shape?: ComponentProps<typeof Dialog>['shape'];
  /** It stands in a form, which no other form may stand in: the dialog is made elsewhere in the page. */
  isInForm?: boolean;
  /** What the dialog asks; it is closed by `close`. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog of its own. */
export function DialogButton({
  label,
  of,
  icon: Icon,
  look = 'btn-outline',
  className = '',
  title,
  shape,
  isInForm = false,
  children,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = (
    <Dialog open={isOpen} onClose={close} title={title} {...(shape && { shape })}>
      {children(close)}
    </Dialog>
  );
  return (
    <>
      <button
        type="button"
        className={`btn ${look} ${className}`}
        aria-haspopup="dialog"
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={() => setIsOpen(true)}
      >
        {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
        {label}
      </button>
      {isInForm ? createPortal(dialog, document.body) : dialog}
    </>
  );
}
