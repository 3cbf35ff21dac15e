import { plural, type Translated } from '@welding/domain/values/language';
import type { texts as english } from './returned-texts.en.tsx';

export const texts: Translated<typeof english> = {
  notAccepted: 'No se aceptó',
  paymentNotRecorded: 'Pago no registrado',
  photosNotAccepted: 'Fotos no aceptadas',
  collectedAt: (amount, visit) => (
    <>
      {amount}, cobrado en: {visit}
    </>
  ),
  taps: {
    'on-my-way': 'Voy en camino',
    start: 'Empezar',
    finish: 'Terminar',
    cancel: 'Cancelar',
    'cannot-do': 'No se puede hacer',
    'take-back': 'Deshacer',
  },
  hours: (hours) => plural(hours, '1 hora', `${hours} horas`),
  hoursToCollect: (hours, collect) =>
    plural(hours, `1 hora, ${collect} por cobrar`, `${hours} horas, ${collect} por cobrar`),
};
