import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './quote-section-texts.en.tsx';

export const texts: Translated<typeof english> = {
  withoutObligation: 'Gratis y sin compromiso',
  getQuote: 'Pida su cotización gratis',
  tellUs: (hours) => `Cuéntenos qué necesita. Le respondemos en ${hours} horas.`,
  needsScripts: (phone, email) => (
    <>
      El formulario necesita JavaScript. Si no lo tiene, llame al {phone} o escriba a {email}.
    </>
  ),
  businessHours: 'Horario de atención',
  today: '(hoy)',
  contact: 'Contacto',
  viewMap: 'Ver el mapa',
  emergency: 'Emergencias las 24 horas',
  cannotWait:
    '¿No puede esperar una cotización? Llame a la línea de emergencias, a cualquier hora, cualquier día.',
};
