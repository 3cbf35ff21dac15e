import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const mailPreferencesPageTexts = inLanguages({
  title: say('Reminders by email', 'Recordatorios por correo'),
  pageDescription: say('Stop reminders about your visits.', 'Deje de recibir recordatorios de sus citas.'),
  whatComes: say(
    'We remind you of a visit the day before and again that day, check in about an estimate you haven’t answered, and ask once for a review after you’ve paid. You can stop all of this here, without signing in. What you need to know still comes: booked, moved or cancelled visits, estimates, invoices, receipts and sign-in codes.',
    'Le recordamos cada cita el día anterior y el mismo día, le preguntamos por un presupuesto que no ha respondido, y después de su pago le pedimos una sola vez una reseña. Aquí puede dejar de recibir todo esto, sin iniciar sesión. Lo que necesita saber le sigue llegando: cuando una cita se reserva, se cambia o se cancela, y sus presupuestos, facturas, recibos y códigos para iniciar sesión.',
  ),
  remindersOn: say('Reminders are on again.', 'Los recordatorios están activados de nuevo.'),
  remindersOff: say(
    'Done. We won’t send you reminders anymore.',
    'Listo. Ya no le enviaremos recordatorios.',
  ),
  stopReminders: say('Stop reminders', 'No recibir recordatorios'),
  remindAgain: say('Remind me again', 'Volver a recibir recordatorios'),
  incompleteLink: say(
    (phone: ReactNode) => (
      <>This link is incomplete. Please open it from the email again, or call us at {phone}.</>
    ),
    (phone) => <>Este enlace está incompleto. Ábralo de nuevo desde el correo o llámenos al {phone}.</>,
  ),
});
