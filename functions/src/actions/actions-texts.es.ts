import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './actions-texts.en.ts';

export const texts: Translated<typeof english> = {
  chooseClient: 'Esta solicitud dice muy poco: elija un cliente para ella, o agregue uno primero',
  chooseClientAs: (why) => `${why}: elija un cliente para esta solicitud, o agregue uno primero`,
  answeredBy: (name, isAccepted) =>
    `Mientras tanto, ${name} ${isAccepted ? 'aceptó' : 'cerró'} esta solicitud`,
  answered: 'Mientras tanto, esta solicitud ya se contestó',
  formerStaff: 'Personal anterior',
  notFree: ({ busy, free, inTheWay, more }) => {
    const sentences = busy.map(({ who, people, days }) => {
      const verb = people > 1 ? 'no están libres' : 'no está libre';
      return `${who || 'Esa persona'} ${verb} ${days || 'a esa hora'}`;
    });
    const nearest = free.length > 0 ? `. Horas libres más cercanas: ${free.join('; ')}` : '';
    return `${sentences.join('; ')}. Lo impide: ${inTheWay}${more > 0 ? `, y ${more} más` : ''}${nearest}`;
  },
  heldBy: (name) => `apartado por ${name}`,
  held: 'apartado',
  visit: 'una visita',
  visitFor: (title, client) => `${title} para ${client}`,
  blocked: 'bloqueado',
  fromTo: (from, to) => `${from} a ${to}`,
  discount: 'Descuento',
  salesTax: 'Impuesto sobre ventas',
  refundOf: (payment) => `Reembolso de ${payment}`,
  refundByHand: (payment) => `Reembolso en mano de ${payment}`,
  disputeOf: (payment) => `Disputa de ${payment}`,
  paymentTo: `Pago a ${business.name}`,
  paymentOfProject: (number) => `${business.name}: proyecto${number === undefined ? '' : ` ${number}`}`,
  depositFor: (estimate) => `${business.name}: anticipo del presupuesto ${estimate}`,
  paymentOfInvoice: (number) => `${business.name}: factura ${number}`,
  missingHere: (amount) => `Stripe tiene un pago de ${amount} que aquí no está registrado`,
  missingAtStripe: (amount) =>
    `Aquí está registrado un pago de ${amount} que Stripe no contabilizó en este tiempo`,
  differs: {
    amount: (stripes, ours) => `En un pago, Stripe dice ${stripes} y aquí son ${ours}`,
    refunds: (stripes, ours) => `En lo reembolsado, Stripe dice ${stripes} y aquí son ${ours}`,
    disputes: (stripes, ours) => `En lo que retiró un banco, Stripe dice ${stripes} y aquí son ${ours}`,
  },
  linkComes: '(el enlace se crea al enviarlo)',
};
