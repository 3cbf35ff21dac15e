import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SaveProblem, useSave } from './save-problem.tsx';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> & {
  /** @throws as requests do; the sentence above the button then says why */
  act: () => Promise<unknown>;
  onDone?: () => void;
  /** Replaces its words while it acts. */
  acting?: string;
};

/** A button that saves something: it waits for the answer, and says above it why something was not saved. */
export function ActionButton({ act, onDone, acting, children, ...button }: ActionButtonProps) {
  const { state, save } = useSave();
  const isBusy = state.phase === 'saving';
  const press = async () => {
    if (await save(act)) onDone?.();
  };
  return (
    <>
      <SaveProblem state={state} />
      <Button {...button} isBusy={isBusy} onClick={() => void press()}>
        {(isBusy && acting) || children}
      </Button>
    </>
  );
}

type ConfirmButtonProps = Omit<ComponentProps<typeof DialogButton>, 'children'> &
  Pick<ActionButtonProps, 'act' | 'onDone'> & {
    /** Asked in the dialog. */
    question: ReactNode;
    /** The label of the button in the dialog. */
    yes: string;
  };

/** A button that asks in a dialog before it saves something. */
export function ConfirmButton({ question, yes, act, onDone, ...dialog }: ConfirmButtonProps) {
  return (
    <DialogButton {...dialog}>
      {() => (
        <>
          <p>{question}</p>
          <ActionButton look="primary" large act={act} {...(onDone && { onDone })}>
            {yes}
          </ActionButton>
        </>
      )}
    </DialogButton>
  );
}
