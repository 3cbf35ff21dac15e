import { inLanguages, say } from '../values/language.ts';

/** Specification section 3, label maps. */
export const statusTexts = inLanguages({
  // Masculine in Spanish, for "proyecto". Quote requests ("solicitud") have their own words on the desk.
  request: {
    pending: say('Pending', 'Pendiente'),
    in_progress: say('In Progress', 'En curso'),
    completed: say('Completed', 'Terminado'),
    cancelled: say('Cancelled', 'Cancelado'),
  },
  appointment: {
    scheduled: say('Scheduled', 'Programada'),
    completed: say('Completed', 'Terminada'),
    cancelled: say('Cancelled', 'Cancelada'),
    rescheduled: say('Rescheduled', 'Reprogramada'),
  },
});
