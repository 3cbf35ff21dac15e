import { useNavigate } from 'react-router';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { blocksTexts } from './blocks-texts.ts';
import { tellFailure } from './save-visit.ts';

type Removal = {
  /** Said once it is gone. */
  title: string;
  reason: string | undefined;
  /** Removes it on a version, or brings it back. @throws as requests do */
  change: (
    updatedAt: string | null,
    removed: boolean,
  ) => Promise<{ readonly updatedAt?: string | undefined }>;
  /** Where one is then. */
  back: string;
};

/** @returns what removes a blocked time that is as `updatedAt` says, and offers to undo it */
export function useRemoval({ title, reason = '', change, back }: Removal) {
  const navigate = useNavigate();
  const bringBack = (updatedAt: string | undefined) =>
    change(updatedAt ?? null, false).catch((error: unknown) =>
      tellFailure(blocksTexts().notBroughtBack, error),
    );
  return async (updatedAt: string | null) => {
    try {
      const removed = await change(updatedAt, true);
      void navigate(back);
      const action = { label: blocksTexts().undo, onAction: () => void bringBack(removed.updatedAt) };
      void showToast({ title, description: reason, action });
    } catch (error) {
      tellFailure(blocksTexts().notRemoved, error);
    }
  };
}
