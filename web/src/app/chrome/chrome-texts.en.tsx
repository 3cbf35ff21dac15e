import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';

export const texts = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  call: (phone: string) => `Call ${phone}`,
  scheduleService: 'Schedule Service',
  emergency: '24/7 Emergency Service',
  emergencyAt: (phone: ReactNode) => <>24/7 Emergency Service: {phone}</>,
  whoWeAre: () =>
    `${business.motto}. ${business.yearsExperience} years of experience on structural steel, heavy trucks and aluminum across the ${business.serviceArea}.`,
  quickLinks: 'Quick Links',
  aboutUs: 'About Us',
  contact: 'Contact',
  contactInfo: 'Contact Info',
  licensed: 'Licensed & Insured',
  rights: `© ${business.copyrightYear} ${business.name}. All rights reserved.`,
  loadingPage: 'Loading the page',
  somethingBroke: 'Something broke here',
  tryOrCall: (phone: ReactNode) => <>The page could not be shown. Try again, or call us at {phone}.</>,
  backToHome: 'Back to home',
};
