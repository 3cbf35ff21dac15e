import { apiPaths } from '@welding/domain/api-paths';
import { bookingMessages } from '@welding/domain/booking/client-change';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import { freeTimesHeader, readFreeTimes } from '@welding/domain/booking/headers';
import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/appointment';
import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import { errorCodes } from '@welding/domain/error-codes';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Notice } from '#shared/ui/panel.tsx';
import { portalBookingTexts } from './portal-booking-texts.tsx';

const parse = (json: unknown) => storedClientVisitSchema.parse(json);

// The functions below throw as `apiRequest`: ApiError 403 if a code is required first, 409 after the cutoff or for a
// taken time.

/** Moves an own visit; its old time is free at once. */
export function moveOwnVisit({ id, clientId }: ClientVisit, to: Date): Promise<ClientVisit> {
  const body = { scheduledDate: to.toISOString() };
  return apiRequest(apiPaths.moveAppointment(id), parse, { body, shownClient: clientId });
}

export function cancelOwnVisit({ id, clientId }: ClientVisit, reason?: string): Promise<ClientVisit> {
  const body = reason ? { reason } : {};
  return apiRequest(apiPaths.cancelAppointment(id), parse, { body, shownClient: clientId });
}

/**
 * The same key books once.
 * @throws ApiError, NetworkError
 */
export function bookAppointment(request: AppointmentRequest, idempotencyKey: string): Promise<ClientVisit> {
  return apiRequest(apiPaths.appointments, (json) => storedClientVisitSchema.parse(json), {
    body: request,
    idempotencyKey,
    shownClient: request.clientId,
  });
}

/** The free times offered instead of a taken one; undefined for other errors. */
export function nearestFreeTimes(error: unknown): readonly Date[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  if (error.code !== errorCodes.visitTimeTaken) return undefined;
  return readFreeTimes(error.headers?.get(freeTimesHeader) ?? null);
}

export type TakenTime = { readonly time: string; readonly nearest: readonly Date[] };

type TakenNoticeProps = {
  taken: TakenTime;
  chosen: Date | undefined;
  onChoose: (instant: Date) => void;
};

export function TakenNotice({ taken, chosen, onChoose }: TakenNoticeProps) {
  const t = portalBookingTexts();
  const now = serverNow();
  const { nearest } = taken;
  return (
    <Notice kind="warning" role="alert" stacked className="md:col-span-2">
      <p>
        <strong>{bookingMessages.taken}.</strong> {nearest.length > 0 ? t.stillHereNearby : t.stillHere}
      </p>
      {nearest.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {nearest.map((time) => (
            <li key={time.getTime()}>
              <button
                type="button"
                aria-pressed={chosen?.getTime() === time.getTime()}
                className="choice px-4"
                onClick={() => onChoose(time)}
              >
                {comingTimeText(time, now)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
