import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  theseVisits: 'estas visitas',
  about: {
    'visit-booked': 'esta visita',
    'visit-moved': 'la nueva hora',
    'visit-cancelled': 'la cancelación',
    'visit-needs-time': 'elegir otra hora',
    'on-my-way': 'su llegada',
    'not-on-my-way': 'que todavía no va nadie en camino',
  },
};
