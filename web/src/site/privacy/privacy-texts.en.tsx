import { business } from '@welding/domain/values/business';
import { paperLinkDays } from '@welding/domain/values/limits';
import type { ReactNode } from 'react';

export const texts = {
  pageDescription: `What ${business.name} keeps about you, why, for how long, and how you get it or have it erased.`,
  title: 'Privacy',
  inShort:
    'We keep what we need to answer you, do the job and keep our books. We do not sell it, we show no ads, and nothing on this site follows you around.',
  whatWeKeep: 'What we keep, and why',
  /** Something that is kept of people. docs/deploy.md, section 12, has how long each collection is kept by what. */
  kept: [
    {
      what: 'Your request for a quote',
      why: 'Name, e-mail, phone, how to reach you and in which language, the ZIP code and street if you say them, what you tell us about the job, and your photos: to answer you, to see how far we drive, and to work out a price. Where a photo was taken is removed before it is sent.',
      howLong: 'As long as we may need it for the job. We look through old requests once a year.',
    },
    {
      what: 'You as a client',
      why: 'Name, e-mail, phone, address and the language you read: to reach you, to come to you, and to let you into your portal.',
      howLong: 'Until you ask us to erase it.',
    },
    {
      what: 'Projects and visits',
      why: 'What is done where and when, our notes on it, and photos before and after.',
      howLong: 'Until you ask us to erase it. A photo that is removed is gone within eight days.',
    },
    {
      what: 'Estimates, signatures, invoices and payments',
      why: 'What we agreed on, who signed it, when, and from which network address and browser, what was billed and paid, and how: card, cash or check.',
      howLong: 'As long as tax law asks for. They stay when the rest is erased.',
    },
    {
      what: 'E-mails and notifications',
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
  ],
  whoElse: 'Who else handles it',
  google: 'Google (Firebase) hosts this site, our database and your photos.',
  stripe:
    'Stripe takes card payments. Your card number goes to Stripe and never reaches us; we keep the amount and Stripe’s number of the payment.',
  mailService: 'Our e-mail service delivers the e-mails we send you.',
  staff:
    'Our staff see what their work needs: a welder sees the jobs they do and what is to be collected there, and no other payments.',
  onYourDevice: 'On your own device',
  device:
    'What you type into the quote form stays in your browser until it is sent or the tab is closed; photos and requests that wait for a signal stay until they are sent. In the client portal one cookie keeps you signed in, and your projects and visits are saved on the device to be there without a signal. Log out removes them.',
  yourChoices: 'Your choices',
  seeAndCorrect:
    'See and correct your contact data, and download everything we have about you: in the client portal, under Your details.',
  turnOffReminders: 'Turn off reminders of visits: by the link at the end of each one.',
  haveItErased: (phone: ReactNode, email: ReactNode) => (
    <>
      Have it erased: call {phone} or write to {email}. We erase your name, contact data, addresses, texts and
      photos. Payments, invoices and signed estimates stay, because the law asks us to keep them. Backups are
      overwritten within 14 weeks.
    </>
  ),
  questions: 'Questions',
};
