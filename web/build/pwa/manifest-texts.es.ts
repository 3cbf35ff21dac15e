import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './manifest-texts.en.ts';

export const texts: Translated<typeof english> = {
  description: (motto) =>
    `${motto}. ${business.serviceRadiusMiles} millas a la redonda de ${business.serviceCenter.name}, emergencias las 24 horas.`,
  portal: 'Portal de clientes',
  portalHolds: 'Sus proyectos y citas',
  quote: 'Pedir una cotización',
  quoteIs: 'Gratis, con respuesta en un día',
  hotline: 'Llamar a la línea de emergencias',
  hotlineIs: (phone) => `Emergencias las 24 horas: ${phone}`,
  deskIs: (name) => `Donde el personal de ${name} organiza el día.`,
};
