import { deskApiPaths } from '@welding/domain/api-paths';
import { shownDays } from '@welding/domain/booking/availability';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import {
  type Hold,
  holdMinutes,
  holdSchema,
  type Suggestions,
  suggestionsSchema,
} from '@welding/domain/booking/hold';
import { crewText } from '@welding/domain/entities/crew';
import { defaultDuration } from '@welding/domain/entities/duration';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { zipOfAddress } from '@welding/domain/values/place';
import { PhoneCall, Route } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { failureSentence } from '#shared/api/api-request.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { isSame } from '#shared/form/form-versions.ts';
import { isInstant } from '#shared/form/instant-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import { timeLeft } from './use-calendar.ts';
import type { VisitValues } from './visit-fields.tsx';
import { findTimeTexts } from './visit-texts.ts';

const mostShown = 6;

type FindTimeProps = {
  form: SavedFormHandle<VisitValues>;
  /** The visit being moved, so that it does not conflict with itself. */
  visitId?: string;
  welders: readonly { readonly id: string; readonly name: string }[];
};

/** Finds the times with the least driving in two weeks from the typed day or today; for a crew, when all are free. */
export function FindTime({ form, visitId, welders }: FindTimeProps) {
  const t = findTimeTexts();
  const headingId = useId();
  const [found, setFound] = useState<Suggestions['suggestions']>();
  const { isSaving: isSearching, problem, save } = useSave(failureSentence);
  const { scheduledDate, welderIds: crew = [] } = useWatch(form);
  const names = new Map(welders.map(({ id, name }) => [id, name]));
  const now = serverNow();
  const find = async () => {
    setFound(undefined);
    const today = chicagoDate(serverNow());
    const values = form.getValues();
    const typed = values.scheduledDate;
    const day = isInstant(typed) ? chicagoDate(new Date(typed)) : today;
    const from = day < today ? today : day;
    const query = {
      from,
      days: String(shownDays),
      duration: values.duration ?? defaultDuration,
      ...(visitId ? { ...typedPlace(values), appointmentId: visitId } : placeOfNew(values)),
      ...((values.welderIds ?? []).length > 1 && { welderIds: (values.welderIds ?? []).join(',') }),
    };
    const { suggestions } = await deskRequest(deskApiPaths.suggestions(query), (json) =>
      suggestionsSchema.parse(json),
    );
    setFound(suggestions.slice(0, mostShown));
  };
  return (
    <section aria-labelledby={headingId} className="panel grid gap-3 p-4 md:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="font-semibold">
          {t.title}
        </h2>
        <Button icon={Route} isBusy={isSearching} onClick={() => void save(find)}>
          {isSearching ? t.looking : t.suggestTimes}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {found?.length === 0 && t.nothingFree}
        {found?.some(({ extraMiles }) => extraMiles === null) && t.soonest}
      </p>
      {problem && <p role="alert">{problem}</p>}
      {found && found.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {found.map(({ welderIds, at, extraMiles }) => (
            <li key={`${welderIds} ${at}`} className="grid">
              <button
                type="button"
                aria-pressed={isSame(crew, welderIds) && isSame(scheduledDate, new Date(at))}
                className="choice justify-items-start px-3 py-2 text-left"
                onClick={() => {
                  form.setValue('scheduledDate', new Date(at).toISOString());
                  form.setValue('welderIds', welderIds);
                }}
              >
                <span>{comingTimeText(new Date(at), now)}</span>
                <span className="text-sm font-normal">
                  {crewText(welderIds, names)}
                  {extraMiles !== null && ` · ${drivingText(extraMiles)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function typedPlace({ zip = '', address = '' }: Pick<VisitValues, 'zip' | 'address'>) {
  const typed = zip.trim() || zipOfAddress(address);
  return typed ? { zip: typed } : {};
}

/** The typed place. Without one, the server takes that of the project or client. */
function placeOfNew(values: VisitValues) {
  const { address = '', clientId, projectId } = values;
  const typed = typedPlace(values);
  if (typed.zip || address.trim()) return typed;
  return { ...(clientId && { clientId }), ...(projectId && { projectId }) };
}

function drivingText(extraMiles: number): string {
  return findTimeTexts().miles(Math.round(extraMiles));
}

type HoldTimeProps = {
  form: SavedFormHandle<VisitValues>;
  hold: Hold | undefined;
  onHold: (hold: Hold | undefined) => void;
};

/** Holds the typed time of the chosen welders during a call. */
export function HoldTime({ form, hold, onHold }: HoldTimeProps) {
  const t = findTimeTexts();
  const { state, save } = useSave();
  const [keys] = useState(createIdempotencyKeys);
  const { scheduledDate: start, welderIds = [], duration } = useWatch(form);
  const canHold = isInstant(start) && welderIds.length > 0;

  const begin = () =>
    save(async () => {
      const body = { welderIds, start, duration, ...placeOfNew(form.getValues()) };
      const idempotencyKey = keys.keyFor({ ...body, after: hold?.id });
      onHold(
        await deskRequest(deskApiPaths.holds, (json) => holdSchema.parse(json), { body, idempotencyKey }),
      );
    });
  const release = ({ id, ...place }: Hold) =>
    save(async () => {
      const path = deskApiPaths.hold(id, {
        welderId: place.welderId,
        welderIds: place.welderIds.join(','),
        start: place.start,
      });
      await deskRequest(path, () => undefined, { method: 'DELETE' });
      onHold(undefined);
    });

  return (
    <div className="grid justify-items-start gap-3 md:col-span-2">
      {hold ? (
        <HeldLine key={hold.id} hold={hold} onRelease={() => void release(hold)} />
      ) : (
        <>
          <Button
            icon={PhoneCall}
            aria-disabled={!canHold || state.phase === 'saving'}
            className="held-back"
            onClick={() => {
              if (canHold) void begin();
            }}
          >
            {t.holdThisTime(holdMinutes)}
          </Button>
          {!canHold && <p className="text-sm">{t.chooseFirst}</p>}
        </>
      )}
      <SaveProblem state={state} />
    </div>
  );
}

function HeldLine({ hold, onRelease }: { hold: Hold; onRelease: () => void }) {
  const t = findTimeTexts();
  const secondsLeft = useSecondsLeft(Date.parse(hold.until));
  const time = appointmentTime(new Date(hold.start));
  return (
    <div className="alert alert-warning alert-soft flex flex-wrap text-base text-base-content">
      <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
      <p role="status">{secondsLeft > 0 ? t.isHeld(time) : t.hasRunOut(time)}</p>
      {secondsLeft > 0 && (
        <p className="font-semibold tabular-nums">
          {timeLeft(secondsLeft)} <span className="font-normal">{t.left}</span>
        </p>
      )}
      <Button look="ghost" onClick={onRelease}>
        {secondsLeft > 0 ? t.release : t.allRight}
      </Button>
    </div>
  );
}
