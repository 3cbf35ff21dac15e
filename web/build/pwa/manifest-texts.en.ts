import { business } from '@welding/domain/values/business';

export const texts = {
  description: (motto: string) =>
    `${motto}. ${business.serviceRadiusMiles} miles around ${business.serviceCenter.name}, 24/7 emergency service.`,
  portal: 'Client portal',
  portalHolds: 'Your projects and appointments',
  quote: 'Request a quote',
  quoteIs: 'Free, with a reply within a day',
  hotline: 'Call the hotline',
  hotlineIs: (phone: string) => `24/7 emergency: ${phone}`,
  deskIs: (name: string) => `Where the staff of ${name} run the day.`,
};
