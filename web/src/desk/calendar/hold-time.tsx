import { deskApiPaths } from '@welding/domain/api-paths';
import { type Hold, holdMinutes, holdSchema } from '@welding/domain/booking/hold';
import { zipOfAddress } from '@welding/domain/values/zip';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskRequest } from '#desk/session/desk-request.ts';
import { isInstant } from '#desk/ui/form/instant-field.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import { findTimeTexts } from './find-time-texts.ts';
import { timeLeft } from './time-left.ts';
import type { VisitValues } from './visit-values.ts';

type HoldTimeProps = {
  form: DeskFormHandle<VisitValues>;
  hold: Hold | undefined;
  onHold: (hold: Hold | undefined) => void;
};

/** Keeps the typed time of the chosen welders from everybody else while somebody is on the phone. */
export function HoldTime({ form, hold, onHold }: HoldTimeProps) {
  const { state, save } = useSave();
  const [keys] = useState(createIdempotencyKeys);
  const { scheduledDate: start, welderIds = [], duration, zip = '', address = '' } = useWatch(form);
  const canHold = isInstant(start) && welderIds.length > 0;

  const begin = () =>
    save(async () => {
      const place = zip.trim() || zipOfAddress(address);
      const body = { welderIds, start, duration, ...(place && { zip: place }) };
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
          <button
            type="button"
            className="btn btn-outline held-back"
            aria-disabled={!canHold || state.phase === 'saving'}
            onClick={() => {
              if (canHold) void begin();
            }}
          >
            <PhoneCall aria-hidden="true" className="size-5" /> {findTimeTexts().holdThisTime(holdMinutes)}
          </button>
          {!canHold && <p className="text-sm">{findTimeTexts().chooseFirst}</p>}
        </>
      )}
      <SaveProblem state={state} />
    </div>
  );
}

function HeldLine({ hold, onRelease }: { hold: Hold; onRelease: () => void }) {
  const secondsLeft = useSecondsLeft(Date.parse(hold.until));
  const time = appointmentTime(new Date(hold.start));
  return (
    <div className="alert alert-warning alert-soft flex flex-wrap text-base text-base-content">
      <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
      <p role="status">{secondsLeft > 0 ? findTimeTexts().isHeld(time) : findTimeTexts().hasRunOut(time)}</p>
      {secondsLeft > 0 && (
        <p className="font-semibold tabular-nums">
          {timeLeft(secondsLeft)} <span className="font-normal">{findTimeTexts().left}</span>
        </p>
      )}
      <button type="button" className="btn btn-ghost" onClick={onRelease}>
        {secondsLeft > 0 ? findTimeTexts().release : findTimeTexts().allRight}
      </button>
    </div>
  );
}
