import { useRef, useState } from 'react';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { NetworkError } from '#shared/api/api-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { moneyTexts } from './money-texts.tsx';

/** Sends a client's answer, once at a time. */
export function useAnswer<Body>(
  send: (body: Body) => Promise<void>,
  onSessionLost: (loss: SessionLoss) => void,
) {
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns whether it arrived */
  const answer = async (body: Body): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setIsSending(true);
    setProblem(undefined);
    try {
      await send(body);
      return true;
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      else setProblem(sentenceOf(error));
      return false;
    } finally {
      busy.current = false;
      setIsSending(false);
    }
  };
  return { answer, isSending, problem, setProblem };
}

function sentenceOf(error: unknown): string {
  return error instanceof NetworkError ? moneyTexts().nothingLost(error.message) : failureSentence(error);
}
