import { inLanguages, say } from '@welding/domain/values/language';

export const plotTexts = inLanguages({
  showNumbers: say('Show numbers', 'Ver los números'),
  month: say('Month', 'Mes'),
  total: say('Total', 'En total'),
  twelveMonths: say('Twelve months', 'Doce meses'),
  receivedIn: say(
    (year: string, amount: string) => `${year}: ${amount}`,
    (year, amount) => `de ${year}: ${amount}`,
  ),
  lastSixDrawn: say('The bars show the last six.', 'Las barras muestran los últimos seis.'),
  netOfRefunds: say('Net of refunds', 'Menos reembolsos'),
  incomplete: say(
    'More payments or requests than can be added up: the totals are incomplete.',
    'Hay más pagos o solicitudes de los que se pueden sumar: las sumas no están completas.',
  ),
  latestPayments: say('Latest payments', 'Últimos pagos'),
  allMonths: say('Show all months', 'Ver todos los meses'),
  allServices: say('Show all services', 'Ver todos los servicios'),
  noneLikeThat: say('No payments match.', 'Ningún pago coincide.'),
  allPayments: say('All payments', 'Todos los pagos'),
  dueIn: say(
    (age: string, amount: string) => `${age}: ${amount}`,
    (age, amount) => `${age}: ${amount}`,
  ),
  due: say(
    (day: string) => `Due ${day}`,
    (day) => `Vence el ${day}`,
  ),
  fromRequestToDone: say('From request to done', 'De la solicitud al trabajo terminado'),
  last90Days: say('Requests of the last 90 days', 'Solicitudes de los últimos 90 días'),
  steps: {
    requests: say('Requests', 'Solicitudes'),
    estimates: say('Estimates sent', 'Presupuestos enviados'),
    approved: say('Approved', 'Aprobados'),
    done: say('Done', 'Terminados'),
  },
  afterDays: say(
    (days: string) => `Median ${days} later`,
    (days) => `Mediana: ${days} después`,
  ),
  lessThanADay: say('less than a day', 'menos de un día'),
  days: say(
    (days: string) => (days === '1' ? '1 day' : `${days} days`),
    (days) => (days === '1' ? '1 día' : `${days} días`),
  ),
  moneyYear: say('The year', 'El año'),
});
