import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';

export const texts = {
  pageTitle: 'Welding Services and Prices',
  pageDescription: (structures: string, trucks: string, aluminum: string) =>
    `Metal structure repairs from ${structures}, heavy-duty truck repairs from ${trucks}, aluminum welding from ${aluminum}: on site within ${business.serviceRadiusMiles} miles of Chicago.`,
  headline: (highlight: (words: string) => ReactNode) => <>Welding services, {highlight('on site')}</>,
  threeTrades: 'Three trades, one truck. What we weld, how we weld it, and what it starts at.',
  from: 'from ',
  startingAt: 'Starting at',
  getQuote: 'Get Quote',
  getQuoteFor: (service: string) => `Get Quote: ${service}`,
  whatWeDo: 'What we do',
  howItWorks: 'How it works',
  fourSteps: 'Four steps to a sound weld',
  steps: {
    contact: {
      title: 'Contact',
      text: `Call, or send the form with a few words about the break. You have an answer within ${business.quoteReplyHours} hours.`,
    },
    assess: {
      title: 'Assess',
      text: 'We look at photos or come by, identify the metal, and give you a firm price before any work.',
    },
    schedule: {
      title: 'Schedule',
      text: 'Pick a day and an hour in the client portal. Breakdowns are taken first.',
    },
    complete: {
      title: 'Complete',
      text: 'We weld, inspect, grind and coat, clean the site, and go over the repair with you.',
    },
  },
  tellUs: (highlight: (words: string) => ReactNode) => (
    <>Tell us what broke. {highlight('We bring the shop.')}</>
  ),
  quoteOrVisit: `A free quote within ${business.quoteReplyHours} hours. Already a client? Book your visit in the portal.`,
  scheduleService: 'Schedule Service',
};
