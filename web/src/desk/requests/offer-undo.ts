import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { reopenRequest } from './answer-request.ts';

/** Says that a request was answered, and offers to take that back. */
export function offerUndo(id: string, title: string, description: string): void {
  const onAction = () => void undo(id);
  void showToast({ title, description, action: { label: 'Undo', onAction } });
}

async function undo(id: string): Promise<void> {
  try {
    await reopenRequest(id);
    void showToast({ title: 'Undone', description: 'The request is open again.' });
  } catch (error) {
    const description =
      error instanceof ApiError ? `${error.reason}.` : 'No connection: nothing was undone. Please try again.';
    void showToast({ title: 'Not undone', description, variant: 'destructive' });
  }
}
