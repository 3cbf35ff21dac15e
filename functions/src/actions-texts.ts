import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

type NotFree = {
  /** `who` is empty where no name is known, `days` for a single time. */
  readonly busy: readonly { readonly who: string; readonly people: number; readonly days: string }[];
  /** The nearest free times, if they were searched. */
  readonly free: readonly string[];
  readonly inTheWay: string;
  readonly more: number;
};

export const actionsTexts = inLanguages({
  chooseClient: say(
    'This request says too little: choose a client for this request, or add one first',
    'Esta solicitud dice muy poco: elija un cliente para ella, o agregue uno primero',
  ),
  chooseClientAs: say(
    (why: string) => `${why}: choose a client for this request, or add one first`,
    (why) => `${why}: elija un cliente para esta solicitud, o agregue uno primero`,
  ),
  answeredBy: say(
    (name: string, isAccepted: boolean) =>
      `${name} ${isAccepted ? 'accepted' : 'closed'} this request in the meantime`,
    (name, isAccepted) => `Mientras tanto, ${name} ${isAccepted ? 'aceptó' : 'cerró'} esta solicitud`,
  ),
  answered: say('This request was answered in the meantime', 'Mientras tanto, esta solicitud ya se contestó'),
  formerStaff: say('Former staff', 'Personal anterior'),
  notFree: say(
    ({ busy, free, inTheWay, more }: NotFree) => {
      const sentences = busy.map(
        ({ who, people, days }) =>
          `${who || 'The welder'} ${people > 1 ? 'are' : 'is'} not free ${days ? `on ${days}` : 'then'}`,
      );
      const nearest = free.length > 0 ? `. Nearest free times: ${free.join('; ')}` : '';
      return `${sentences.join('; ')}. In the way: ${inTheWay}${more > 0 ? `, and ${more} more` : ''}${nearest}`;
    },
    ({ busy, free, inTheWay, more }) => {
      const sentences = busy.map(({ who, people, days }) => {
        const verb = people > 1 ? 'no están libres' : 'no está libre';
        return `${who || 'Esa persona'} ${verb} ${days || 'a esa hora'}`;
      });
      const nearest = free.length > 0 ? `. Horas libres más cercanas: ${free.join('; ')}` : '';
      return `${sentences.join('; ')}. Lo impide: ${inTheWay}${more > 0 ? `, y ${more} más` : ''}${nearest}`;
    },
  ),
  heldBy: say(
    (name: string) => `held by ${name}`,
    (name) => `apartado por ${name}`,
  ),
  held: say('held', 'apartado'),
  visit: say('a visit', 'una visita'),
  visitFor: say(
    (title: string, client: string) => `${title} for ${client}`,
    (title, client) => `${title} para ${client}`,
  ),
  blocked: say('blocked', 'bloqueado'),
  fromTo: say(
    (from: string, to: string) => `${from} to ${to}`,
    (from, to) => `${from} a ${to}`,
  ),
  discount: say('Discount', 'Descuento'),
  poNumber: say(
    (number: string) => `PO ${number}`,
    (number) => `orden de compra ${number}`,
  ),
  salesTax: say('Sales tax', 'Impuesto sobre ventas'),
  refundOf: say(
    (payment: string) => `Refund of ${payment}`,
    (payment) => `Reembolso de ${payment}`,
  ),
  refundByHand: say(
    (payment: string) => `Refund by hand of ${payment}`,
    (payment) => `Reembolso en mano de ${payment}`,
  ),
  disputeOf: say(
    (payment: string) => `Dispute of ${payment}`,
    (payment) => `Disputa de ${payment}`,
  ),
  paymentTo: say(`Payment to ${business.name}`, `Pago a ${business.name}`),
  paymentOfProject: say(
    (number: string | undefined) => `${business.name}: project${number === undefined ? '' : ` ${number}`}`,
    (number) => `${business.name}: proyecto${number === undefined ? '' : ` ${number}`}`,
  ),
  depositFor: say(
    (estimate: string) => `${business.name}: deposit for estimate ${estimate}`,
    (estimate) => `${business.name}: anticipo del presupuesto ${estimate}`,
  ),
  paymentOfInvoice: say(
    (number: string) => `${business.name}: invoice ${number}`,
    (number) => `${business.name}: factura ${number}`,
  ),
  linkComes: say('(the link is made when it is sent)', '(el enlace se crea al enviarlo)'),
});
