import { crewText } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { Button } from '#shared/ui/button.tsx';
import { movingTexts } from './calendar-texts.ts';
import { isFreeAt, lanesOfCrew, type PlaceRules } from './day-frame.ts';
import { type Lane, laneNames } from './lanes.ts';
import { changeOf, VisitMailNote } from './save-visit.tsx';
import type { DraggedVisit } from './use-dragged-visit.ts';

type HeldNoticeProps = { moving: DraggedVisit; lanes: readonly Lane[]; rules: PlaceRules };

/** Announces where a held visit would be dropped, also for screen readers. */
export function HeldNotice({ moving, lanes, rules }: HeldNoticeProps) {
  const t = movingTexts();
  const { held, drop, putBack } = moving;
  const crew = held ? lanesOfCrew(lanes, held.visit, held.from, held.place.lane) : [];
  const isFree = held && isFreeAt(held.visit, Date.parse(held.slot.scheduledDate), crew, rules);
  return (
    <div className={held ? 'held-notice' : ''}>
      <p role="status">
        {held && (
          <>
            <strong>{localTitle(held.visit.title)}</strong>:{' '}
            {appointmentTime(new Date(held.slot.scheduledDate))},{' '}
            {crewText(held.slot.welderIds, laneNames(lanes)) || t.unassigned}
            {isFree === false && <strong className="text-error"> {t.inTheWay}</strong>}
            <span className="sr-only"> {t.keys}</span>
          </>
        )}
      </p>
      {held && <VisitMailNote visit={held.visit} change={changeOf(held.slot)} />}
      {held && (
        <div className="flex gap-2">
          <Button look="primary" onClick={drop}>
            {t.putHere}
          </Button>
          <Button onClick={putBack}>{t.putBack}</Button>
        </div>
      )}
    </div>
  );
}

export function MoveHelp({ id }: { id: string }) {
  return (
    <p id={id} hidden>
      {movingTexts().help}
    </p>
  );
}
