import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { toldTitle } from '@welding/domain/entities/told-title';
import { serverNow } from '#shared/time/server-clock.ts';
import { saveFile } from '#shared/ui/save-file.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { appointmentsTexts } from './appointments-texts.tsx';

/** Hands the appointment to the device's calendar as a file. The code that writes it is fetched with the first one. */
export async function saveCalendarFile(appointment: ClientVisit): Promise<void> {
  try {
    const { visitCalendar } = await import('@welding/domain/entities/visit-calendar');
    const text = visitCalendar(
      { ...appointment, title: toldTitle(appointment.title) },
      { method: 'PUBLISH', now: serverNow() },
    );
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `appointment-${appointment.scheduledDate.slice(0, 10)}.ics`);
  } catch {
    void showToast({
      title: appointmentsTexts().noCalendarFile,
      description: appointmentsTexts().fileNotMade,
      variant: 'destructive',
    });
  }
}
