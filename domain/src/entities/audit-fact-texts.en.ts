import { plural } from '../values/language.ts';

export const texts = {
  amountFrom: (amount: string, name: string) => `${amount} from ${name}`,
  bookedAnyway: 'booked anyway',
  finishTakenBack: 'The finish it follows was taken back',
  fromRequest: 'from a request',
  fromTime: (time: string) => `from ${time}`,
  untilTime: (time: string) => `until ${time}`,
  into: (client: string) => `into ${client}`,
  isThisClient: (who: string) => `${who} is this client`,
  moreOfClient: 'more of the same client',
  /** What came with a client's duplicate, by the kind it is counted as. */
  moved: {
    projects: (count: number) => plural(count, '1 project', `${count} projects`),
    visits: (count: number) => plural(count, '1 visit', `${count} visits`),
    payments: (count: number) => plural(count, '1 payment', `${count} payments`),
    requests: (count: number) => plural(count, '1 request', `${count} requests`),
    mails: (count: number) => plural(count, '1 e-mail', `${count} e-mails`),
    photos: (count: number) => plural(count, '1 photo', `${count} photos`),
    estimates: (count: number) => plural(count, '1 estimate', `${count} estimates`),
    invoices: (count: number) => plural(count, '1 invoice', `${count} invoices`),
  } as Readonly<Record<string, (count: number) => string>>,
  owedAgain: 'owed again',
  notOwedAgain: 'not owed again',
  receivedOn: (day: string) => `received ${day}`,
  refund: 'Refund',
  replacedBy: (paper: string) => `by ${paper}`,
  reopenedByMistake: 'Reopened by mistake',
  requestReopened: 'the request was reopened',
  sentTo: (address: string) => `to ${address}`,
};
