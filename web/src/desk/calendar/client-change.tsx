import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { useEffect, useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { visitPageTexts } from './visit-page-texts.ts';

/** Says that the client moved or cancelled the visit since anybody at the desk looked at it, and notes that it was seen. */
export function ClientChange({ visit: { id, status, changedByClient = false } }: { visit: Appointment }) {
  const [wasChanged, setWasChanged] = useState(false);
  useEffect(() => {
    if (!changedByClient) return;
    setWasChanged(true);
    const toVisit = (json: unknown) => appointmentSchema.parse(json);
    // Without a signal it stays unseen until it is opened again.
    deskRequest(deskApiPaths.appointmentSeen(id), toVisit, { method: 'POST' }).catch(() => undefined);
  }, [id, changedByClient]);
  if (!wasChanged) return null;
  return (
    <p className="font-semibold">
      {status === 'cancelled' ? visitPageTexts().clientCancelled : visitPageTexts().clientMoved}
    </p>
  );
}
