import { inLanguages, plural, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const returnedTexts = inLanguages({
  notAccepted: say('Not accepted', 'No se aceptó'),
  paymentNotRecorded: say('Payment not recorded', 'Pago no registrado'),
  photosNotAccepted: say('Photos not accepted', 'Fotos no aceptadas'),
  collectedAt: say(
    (amount: ReactNode, visit: string) => (
      <>
        {amount}, collected at {visit}
      </>
    ),
    (amount, visit) => (
      <>
        {amount}, cobrado en: {visit}
      </>
    ),
  ),
  taps: {
    'on-my-way': say('On my way', 'Voy en camino'),
    start: say('Start', 'Empezar'),
    finish: say('Finish', 'Terminar'),
    cancel: say('Cancel', 'Cancelar'),
    'cannot-do': say('Can’t do this job', 'No se puede hacer'),
    'take-back': say('Undo', 'Deshacer'),
  },
  hours: say(
    (hours: number) => `${hours} hours`,
    (hours) => plural(hours, '1 hora', `${hours} horas`),
  ),
  hoursToCollect: say(
    (hours: number, collect: string) => `${hours} hours, ${collect} to collect`,
    (hours, collect) =>
      plural(hours, `1 hora, ${collect} por cobrar`, `${hours} horas, ${collect} por cobrar`),
  ),
});
