import { business } from '@welding/domain/values/business';

type NotFree = {
  /** `who` is empty where nobody's name is known, `days` for the one time that was asked for. */
  readonly busy: readonly { readonly who: string; readonly people: number; readonly days: string }[];
  /** The nearest free times, where they were looked for. */
  readonly free: readonly string[];
  readonly inTheWay: string;
  /** How many more are in the way. */
  readonly more: number;
};

export const texts = {
  chooseClient: 'This request says too little: choose a client for this request, or add one first',
  chooseClientAs: (why: string) => `${why}: choose a client for this request, or add one first`,
  answeredBy: (name: string, isAccepted: boolean) =>
    `${name} ${isAccepted ? 'accepted' : 'closed'} this request in the meantime`,
  answered: 'This request was answered in the meantime',
  formerStaff: 'Former staff',
  notFree: ({ busy, free, inTheWay, more }: NotFree) => {
    const sentences = busy.map(
      ({ who, people, days }) =>
        `${who || 'The welder'} ${people > 1 ? 'are' : 'is'} not free ${days ? `on ${days}` : 'then'}`,
    );
    const nearest = free.length > 0 ? `. Nearest free times: ${free.join('; ')}` : '';
    return `${sentences.join('; ')}. In the way: ${inTheWay}${more > 0 ? `, and ${more} more` : ''}${nearest}`;
  },
  heldBy: (name: string) => `held by ${name}`,
  held: 'held',
  visit: 'a visit',
  visitFor: (title: string, client: string) => `${title} for ${client}`,
  blocked: 'blocked',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  discount: 'Discount',
  salesTax: 'Sales tax',
  refundOf: (payment: string) => `Refund of ${payment}`,
  refundByHand: (payment: string) => `Refund by hand of ${payment}`,
  disputeOf: (payment: string) => `Dispute of ${payment}`,
  paymentTo: `Payment to ${business.name}`,
  paymentOfProject: (number: string | undefined) =>
    `${business.name}: project${number === undefined ? '' : ` ${number}`}`,
  depositFor: (estimate: string) => `${business.name}: deposit for estimate ${estimate}`,
  paymentOfInvoice: (number: string) => `${business.name}: invoice ${number}`,
  missingHere: (amount: string) => `Stripe has a payment of ${amount} that is not recorded here`,
  missingAtStripe: (amount: string) =>
    `A payment of ${amount} is recorded here that Stripe has not booked in this period`,
  differs: {
    amount: (stripes: string, ours: string) => `For a payment Stripe says ${stripes}, and here it is ${ours}`,
    refunds: (stripes: string, ours: string) => `For refunds Stripe says ${stripes}, and here it is ${ours}`,
    disputes: (stripes: string, ours: string) =>
      `For disputes Stripe says ${stripes}, and here it is ${ours}`,
  },
  linkComes: '(the link is made when it is sent)',
};
