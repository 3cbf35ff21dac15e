import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';

const { serviceRadiusMiles: miles, yearsExperience: years } = business;

export const texts = {
  pageTitle: 'Mobile Welding in Chicago, We Come to You',
  pageDescription: `Steel structure, truck frame and aluminum welding at your site within ${miles} miles of Chicago. Free quote within ${business.quoteReplyHours} hours, 24/7 emergency hotline.`,
  headline: (highlight: (words: string) => ReactNode) => <>Mobile welding. {highlight('We come to you.')}</>,
  whatWhere: `Steel structures, heavy trucks and aluminum, repaired where they stand: on your site, in your yard or at the roadside, anywhere within ${miles} miles of Chicago.`,
  getFreeQuote: 'Get Free Quote',
  emergency: '24/7 Emergency',
  startingAt: 'Starting at',
  experience: 'Experience',
  years: `${years} years`,
  freeQuoteWithin: 'Free quote within',
  hours: `${business.quoteReplyHours} hours`,
  serviceArea: 'Service area',
  miles: `${miles} miles`,
  toMe: ': do you come to me?',
  ourServices: 'Our services',
  ifItBroke: 'If it is metal and it broke',
  summaries: {
    metal_structures:
      'Beams, columns, stairs, railings, gates and docks. Cut out, refitted and welded where they stand.',
    truck: 'Frames, trailers, dump bodies and fifth wheels, mended roadside, in your yard or at the dock.',
    aluminum:
      'Boats, tanks, trailers, dump beds and castings, TIG or pulsed MIG, with the filler the alloy asks for.',
  },
  priceFrom: (price: ReactNode) => <>Starting at {price}</>,
  requestQuote: 'Request Quote',
  requestQuoteFor: (service: string) => `Request Quote: ${service}`,
  details: 'Details',
  detailsOf: (service: string) => `Details: ${service}`,
  aboutUs: 'About us',
  whoWeAre: () =>
    `${business.name} has welded in the ${business.serviceArea} for about ${years} years. No hauling, no tow, no week in a shop queue: the repair starts where the break is.`,
  promises: {
    mobile: {
      title: 'Mobile Service',
      text: `A full shop on wheels: engine-driven welder, plasma cutter, gas and plate. We come to your site, yard or breakdown within ${miles} miles of Chicago.`,
    },
    satisfaction: {
      title: '100% Satisfaction Guarantee',
      text: 'We look at the finished weld together before we leave. If it is not right, we make it right at no charge.',
    },
    experience: {
      title: `${years} Years of Experience`,
      text: 'The person who answers your questions is the person under the hood, and has seen your kind of break before.',
    },
    insured: {
      title: 'Licensed & Insured',
      text: 'Certificates are sent to your site manager before we start, with a fire watch plan where one is asked for.',
    },
  },
  emergencyTitle: '24/7 Emergency Service',
  callHotline: 'Call our hotline, day or night. Say where you are, what broke, and whether it can be moved.',
  whatFor: 'What we come out for',
};
