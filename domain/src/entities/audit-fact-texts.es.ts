import type { Translated } from '../values/language.ts';
import { plural } from '../values/language.ts';
import type { texts as english } from './audit-fact-texts.en.ts';

export const texts: Translated<typeof english> = {
  amountFrom: (amount, name) => `${amount} de ${name}`,
  bookedAnyway: 'agendado de todos modos',
  finishTakenBack: 'Se deshizo el término al que seguía',
  fromRequest: 'por una solicitud',
  fromTime: (time) => `desde las ${time}`,
  untilTime: (time) => `hasta las ${time}`,
  into: (client) => `con ${client}`,
  isThisClient: (who) => `${who} es este cliente`,
  moreOfClient: 'más del mismo cliente',
  moved: {
    projects: (count: number) => plural(count, '1 proyecto', `${count} proyectos`),
    visits: (count: number) => plural(count, '1 visita', `${count} visitas`),
    payments: (count: number) => plural(count, '1 pago', `${count} pagos`),
    requests: (count: number) => plural(count, '1 solicitud', `${count} solicitudes`),
    mails: (count: number) => plural(count, '1 correo', `${count} correos`),
    photos: (count: number) => plural(count, '1 foto', `${count} fotos`),
    estimates: (count: number) => plural(count, '1 presupuesto', `${count} presupuestos`),
    invoices: (count: number) => plural(count, '1 factura', `${count} facturas`),
  },
  owedAgain: 'se debe de nuevo',
  notOwedAgain: 'no se debe de nuevo',
  receivedOn: (day) => `recibido el ${day}`,
  refund: 'Reembolso',
  replacedBy: (paper) => `por ${paper}`,
  reopenedByMistake: 'Se reabrió por error',
  requestReopened: 'se reabrió la solicitud',
  sentTo: (address) => `a ${address}`,
};
