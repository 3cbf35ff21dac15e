import type { ComponentProps, ReactNode } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SaveProblem } from './save-problem.tsx';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> & {
  /** @throws as requests do; the message appears above the button */
  act: () => Promise<unknown>;
  onDone?: () => void;
  acting?: string;
};

/** A button that saves something and reports a failure above itself. */
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
    question: ReactNode;
    yes: string;
  };

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
