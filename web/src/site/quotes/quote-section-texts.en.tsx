import type { ReactNode } from 'react';

export const texts = {
  withoutObligation: 'Free, and without obligation',
  getQuote: 'Get a free quote',
  tellUs: (hours: number) => `Tell us what you need. We reply within ${hours} hours.`,
  needsScripts: (phone: ReactNode, email: ReactNode) => (
    <>
      The form needs JavaScript. Without it, please call {phone} or write to {email}.
    </>
  ),
  businessHours: 'Business hours',
  today: '(today)',
  contact: 'Contact',
  viewMap: 'View Map',
  emergency: '24/7 Emergency Service',
  cannotWait: 'Cannot wait for a quote? Call the hotline, any hour of any day.',
};
