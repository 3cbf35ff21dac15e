import { showToast } from '#shared/ui/toast/show-toast.ts';

type ClearButtonProps = {
  form: { readonly isTyped: boolean; readonly clear: () => () => void };
  children: string;
};

/** Takes back everything that was typed since the last save, until somebody thinks better of it. */
export function ClearButton({ form, children }: ClearButtonProps) {
  if (!form.isTyped) return null;
  const clear = () => {
    const onAction = form.clear();
    void showToast({ title: 'Changes taken back', action: { label: 'Undo', onAction } });
  };
  return (
    <button type="button" className="btn btn-ghost btn-lg" onClick={clear}>
      {children}
    </button>
  );
}
