import { inLanguages, plural, say } from '../values/language.ts';
import { withArticle } from '../values/words.ts';

export const auditFactTexts = inLanguages({
  amountFrom: say(
    (amount: string, name: string) => `${amount} from ${name}`,
    (amount, name) => `${amount} de ${name}`,
  ),
  bookedAnyway: say('booked anyway', 'agendado de todos modos'),
  finishTakenBack: say('The finish it follows was taken back', 'Se deshizo el término al que seguía'),
  fromRequest: say('from a request', 'por una solicitud'),
  fromTime: say(
    (time: string) => `from ${time}`,
    (time) => `desde ${withArticle(time)}`,
  ),
  untilTime: say(
    (time: string) => `until ${time}`,
    (time) => `hasta ${withArticle(time)}`,
  ),
  into: say(
    (client: string) => `into ${client}`,
    (client) => `con ${client}`,
  ),
  isThisClient: say(
    (who: string) => `${who} is this client`,
    (who) => `${who} es este cliente`,
  ),
  keptAsCredit: say(
    (amount: string) => `${amount} kept as credit`,
    (amount) => `${amount} quedan como saldo a favor`,
  ),
  moreOfClient: say('more of the same client', 'más del mismo cliente'),
  moved: say(
    {
      projects: (count: number) => plural(count, '1 project', `${count} projects`),
      visits: (count: number) => plural(count, '1 visit', `${count} visits`),
      payments: (count: number) => plural(count, '1 payment', `${count} payments`),
      requests: (count: number) => plural(count, '1 request', `${count} requests`),
      mails: (count: number) => plural(count, '1 email', `${count} emails`),
      photos: (count: number) => plural(count, '1 photo', `${count} photos`),
      estimates: (count: number) => plural(count, '1 estimate', `${count} estimates`),
      invoices: (count: number) => plural(count, '1 invoice', `${count} invoices`),
      works: (count: number) => plural(count, '1 finished work', `${count} finished works`),
      reviews: (count: number) => plural(count, '1 review', `${count} reviews`),
    } as Readonly<Record<string, (count: number) => string>>,
    {
      projects: (count: number) => plural(count, '1 proyecto', `${count} proyectos`),
      visits: (count: number) => plural(count, '1 visita', `${count} visitas`),
      payments: (count: number) => plural(count, '1 pago', `${count} pagos`),
      requests: (count: number) => plural(count, '1 solicitud', `${count} solicitudes`),
      mails: (count: number) => plural(count, '1 correo', `${count} correos`),
      photos: (count: number) => plural(count, '1 foto', `${count} fotos`),
      estimates: (count: number) => plural(count, '1 presupuesto', `${count} presupuestos`),
      invoices: (count: number) => plural(count, '1 factura', `${count} facturas`),
      works: (count: number) => plural(count, '1 trabajo terminado', `${count} trabajos terminados`),
      reviews: (count: number) => plural(count, '1 reseña', `${count} reseñas`),
    },
  ),
  owedAgain: say('owed again', 'se debe de nuevo'),
  notOwedAgain: say('not owed again', 'no se debe de nuevo'),
  receivedOn: say(
    (day: string) => `received ${day}`,
    (day) => `recibido el ${day}`,
  ),
  refund: say('Refund', 'Reembolso'),
  replacedBy: say(
    (paper: string) => `by ${paper}`,
    (paper) => `por ${paper}`,
  ),
  reopenedByMistake: say('Reopened by mistake', 'Se reabrió por error'),
  requestReopened: say('the request was reopened', 'se reabrió la solicitud'),
  sentTo: say(
    (address: string) => `to ${address}`,
    (address) => `a ${address}`,
  ),
});
