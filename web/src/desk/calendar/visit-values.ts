import { type Appointment, defaultDuration } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { toldTitle } from '@welding/domain/entities/told-title';
import type { visitFormSchema } from '@welding/domain/entities/visit-plan';
import type { FormValues } from '#desk/ui/form/use-desk-form.ts';

export type VisitValues = FormValues<typeof visitFormSchema>;

/** What the form holds of a visit. */
export function visitValues(visit: Partial<Appointment>): VisitValues {
  const { clientId, projectId, scheduledDate, duration = defaultDuration, windowMinutes } = visit;
  const crew = crewOf(visit);
  const { title = '', description = '', address = '', zip = '' } = visit;
  return {
    clientId,
    projectId,
    title: toldTitle(title),
    description,
    scheduledDate,
    duration,
    welderIds: crew.length > 0 ? [...crew] : undefined,
    welderId: undefined,
    windowMinutes,
    address,
    zip,
    holdId: undefined,
    bookAnyway: undefined,
    everyMonths: undefined,
    moreDays: undefined,
  };
}
