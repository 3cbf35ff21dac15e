import type { ReactNode } from 'react';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { uiTexts } from './ui-texts.ts';
import type { useAnswer } from './use-answer.ts';

type AnswerViewProps<Answer> = {
  asked: ReturnType<typeof useAnswer<Answer>>;
  /** What is said of it while it loads. */
  loading: string;
  children: (answer: Answer) => ReactNode;
};

/** What was asked of the API in whichever state it is: loading, failed, or there. */
export function AnswerView<Answer>({
  asked: { state, tryAgain },
  loading,
  children,
}: AnswerViewProps<Answer>) {
  if (state.phase === 'loading') return <ListSkeleton label={loading} />;
  if (state.phase === 'ready') return children(state.answer);
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{state.sentence}</p>
      <button type="button" className="btn btn-outline" onClick={tryAgain}>
        {uiTexts().tryAgain}
      </button>
    </div>
  );
}
