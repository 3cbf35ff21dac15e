import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

type DialogButtonProps = Pick<ComponentProps<typeof Button>, 'icon' | 'look' | 'className'> & {
  label: string;
  /** Tells equal labels apart for screen readers. */
  of?: string;
  title: string;
  shape?: ComponentProps<typeof Dialog>['shape'];
  /** Renders the dialog outside the surrounding form, because forms cannot be nested. */
  isInForm?: boolean;
  children: (close: () => void) => ReactNode;
};

export function DialogButton({
  label,
  of,
  title,
  shape,
  isInForm = false,
  children,
  ...button
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
      <Button
        {...button}
        aria-haspopup="dialog"
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isInForm ? createPortal(dialog, document.body) : dialog}
    </>
  );
}
