import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { reopenRequest } from './answer-request.ts';
import { answerTexts } from './answer-texts.ts';

/** Says that a request was answered, and offers to take that back. */
export function offerUndo(id: string, title: string, description: string): void {
  const onAction = () => void undo(id);
  void showToast({ title, description, action: { label: answerTexts().undo, onAction } });
}

async function undo(id: string): Promise<void> {
  try {
    await reopenRequest(id);
    void showToast({ title: answerTexts().undone, description: answerTexts().openAgain });
  } catch (error) {
    const description = error instanceof ApiError ? `${error.reason}.` : answerTexts().notUndoneOffline;
    void showToast({ title: answerTexts().notUndone, description, variant: 'destructive' });
  }
}
