import { inLanguages, say } from '@welding/domain/values/language';

export const visitMailTexts = inLanguages({
  theseVisits: say('these visits', 'estas visitas'),
  about: {
    'visit-booked': say('this visit', 'esta visita'),
    'visit-moved': say('the new time', 'la nueva hora'),
    'visit-cancelled': say('the cancellation', 'la cancelación'),
    'visit-needs-time': say('choosing a new time', 'elegir otra hora'),
    'on-my-way': say('your arrival', 'su llegada'),
    'not-on-my-way': say('not being on the way yet', 'que todavía no va nadie en camino'),
  },
});
