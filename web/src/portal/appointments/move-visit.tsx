import { comingTimeText } from '@welding/domain/booking/coming-time';
import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { useState } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { FreeTimesPicker } from './free-times/free-times-picker.tsx';
import { useFreeTimes } from './free-times/use-free-times.ts';
import { MoveNotes } from './move-notes.tsx';
import { TakenNotice, type TakenTime } from './taken-notice.tsx';
import { tellMoved } from './tell-moved.ts';
import { type Attempt, moveVisit, nearestFreeTimes } from './visit-calls.ts';
import { visitChangeTexts } from './visit-change-texts.tsx';

type MoveVisitProps = {
  visit: ClientVisit;
  attempt: Attempt;
  onBack: () => void;
  onSessionLost: (loss: SessionLoss) => void;
};

/** Moves a visit to a free time. */
export function MoveVisit({ visit, attempt, onBack, onSessionLost }: MoveVisitProps) {
  const { id, clientId, duration } = visit;
  const [from, setFrom] = useState(() => chicagoDate(serverNow()));
  const [chosen, setChosen] = useState<Date>();
  const [taken, setTaken] = useState<TakenTime>();
  const [problem, setProblem] = useState<string>();
  const [isMoving, setIsMoving] = useState(false);
  const question = { clientId, from, duration, zip: '', appointmentId: id };
  const freeTimes = useFreeTimes(question, taken?.time, onSessionLost);

  const move = async (to: Date) => {
    if (isMoving) return;
    setIsMoving(true);
    setTaken(undefined);
    const outcome = await attempt(async () => {
      try {
        const moved = await moveVisit(visit, to);
        tellMoved(moved, visit);
      } catch (error) {
        const nearest = nearestFreeTimes(error);
        if (nearest) {
          setTaken({ time: to.toISOString(), nearest });
          freeTimes.askAgain();
        }
        throw error;
      }
    });
    setProblem(outcome.problem);
    setIsMoving(false);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FreeTimesPicker
        freeTimes={freeTimes}
        from={from}
        onFrom={setFrom}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p>{visitChangeTexts().otherTime(<PhoneLink className="link whitespace-nowrap" />)}</p>
      {chosen && <MoveNotes visit={visit} to={chosen} cutoffHours={freeTimes.rules?.cutoffHours} />}
      {taken && <TakenNotice taken={taken} chosen={chosen} onChoose={setChosen} />}
      <p role="alert" className="font-semibold text-error empty:hidden">
        {!taken && problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={!chosen || isMoving}
          onClick={() => chosen && void move(chosen)}
        >
          {isMoving && <Spinner />}
          {chosen
            ? visitChangeTexts().moveTo(comingTimeText(chosen, serverNow()))
            : visitChangeTexts().chooseTime}
        </button>
        <button type="button" className="btn btn-ghost btn-lg" onClick={onBack}>
          {visitChangeTexts().back}
        </button>
      </div>
    </div>
  );
}
