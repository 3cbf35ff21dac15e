import { maxListLength } from '@welding/domain/business/limits';
import type { Appointment } from '@welding/domain/entities/appointment';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore } from 'reactfire';
import type { LiveList } from '#shared/live-lists/live-list.ts';
import { useLiveList } from '#shared/live-lists/use-live-list.ts';
import { appointmentsListName } from './appointments-list-name.ts';
import { appointmentsSince } from './appointments-since.ts';

/** The client's appointments that were upcoming when the portal was opened, by scheduledDate, live. */
export function useAppointments(clientId: string): LiveList<Appointment> {
  const [since] = useState(() => appointmentsSince(new Date()));
  const appointments = query(
    collection(useFirestore(), 'appointments'),
    where('clientId', '==', clientId),
    where('scheduledDate', '>', since),
    orderBy('scheduledDate', 'asc'),
    limit(maxListLength),
  );
  return useLiveList(appointmentsListName, appointments, storedAppointmentSchema);
}
