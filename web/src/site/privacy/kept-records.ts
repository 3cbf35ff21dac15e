import { paperLinkDays } from '@welding/domain/entities/paper-link';

/** Something that is kept of people. docs/deploy.md, section 12, has how long each collection is kept by what. */
type KeptRecord = { readonly what: string; readonly why: string; readonly howLong: string };

export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Your request for a quote',
    why: 'Name, e-mail, phone, how to reach you, the ZIP code and street if you say them, what you tell us of the job, and your photos: to answer you, to see how far we drive, and to work out a price. Where a photo was taken is removed before it is sent.',
    howLong: 'As long as we may need it for the job. We look through old requests once a year.',
  },
  {
    what: 'You as a client',
    why: 'Name, e-mail, phone and address: to reach you, to come to you, and to let you into your portal.',
    howLong: 'Until you ask us to erase it.',
  },
  {
    what: 'Projects and visits',
    why: 'What is done where and when, our notes on it, and photos before and after.',
    howLong: 'Until you ask us to erase it. A photo that is removed is gone within eight days.',
  },
  {
    what: 'Estimates, signatures, invoices and payments',
    why: 'What we agreed on, who signed it when, what was billed and paid, and how: card, cash or check.',
    howLong: 'As long as tax law asks for. They stay when the rest is erased.',
  },
  {
    what: 'Mails and notifications',
    why: 'What we sent you, so that we can send it again and see what did not arrive.',
    howLong: `As long as you are our client. Sign-in codes are good for 10 minutes, links to estimates and invoices for ${paperLinkDays} days.`,
  },
  {
    what: 'Who changed what',
    why: 'A history of changes to your records, so that mistakes can be found and put right.',
    howLong: 'Erased with you, except that something was changed, when and by whom.',
  },
  {
    what: 'Network addresses and errors',
    why: 'How often an address asks us for something, so that nobody can flood the site or try out sign-in codes; and what went wrong in a browser, without what tells who it was.',
    howLong: 'Hours for the counts, 30 days for the logs of our servers.',
  },
];
