import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const quoteSectionTexts = inLanguages({
  withoutObligation: say('Free, no strings attached', 'Gratis y sin compromiso'),
  getQuote: say('Get a free quote', 'Pida su cotización gratis'),
  tellUs: say(
    (hours: number) => `Tell us what you need. We reply within ${hours} hours.`,
    (hours) => `Cuéntenos qué necesita. Le respondemos en ${hours} horas.`,
  ),
  needsScripts: say(
    (phone: ReactNode, email: ReactNode) => (
      <>
        The form needs JavaScript. Without it, please call {phone} or write to {email}.
      </>
    ),
    (phone, email) => (
      <>
        El formulario necesita JavaScript. Si no lo tiene, llame al {phone} o escriba a {email}.
      </>
    ),
  ),
  businessHours: say('Business hours', 'Horario de atención'),
  today: say('(today)', '(hoy)'),
  contact: say('Contact', 'Contacto'),
  viewMap: say('View Map', 'Ver el mapa'),
  emergency: say('24/7 Emergency Service', 'Emergencias las 24 horas'),
  cannotWait: say(
    'Can’t wait for a quote? Call the hotline, day or night.',
    '¿No puede esperar? Llame a la línea de emergencias, de día o de noche.',
  ),
});
