import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

export const manifestTexts = inLanguages({
  description: say(
    (motto: string) =>
      `${motto}. ${business.serviceRadiusMiles} miles around ${business.serviceCenter.name}, 24/7 emergency service.`,
    (motto) =>
      `${motto}. ${business.serviceRadiusMiles} millas a la redonda de ${business.serviceCenter.name}, emergencias las 24 horas.`,
  ),
  portal: say('Client portal', 'Portal de clientes'),
  portalHolds: say('Your projects and appointments', 'Sus proyectos y citas'),
  quote: say('Request a quote', 'Pedir una cotización'),
  quoteIs: say('Free, with a reply within a day', 'Gratis, con respuesta en un día'),
  hotline: say('Call the hotline', 'Llamar a la línea de emergencias'),
  hotlineIs: say(
    (phone: string) => `24/7 emergency: ${phone}`,
    (phone) => `Emergencias las 24 horas: ${phone}`,
  ),
  deskIs: say(
    (name: string) => `Where the staff of ${name} run the day.`,
    (name) => `Donde el personal de ${name} organiza el día.`,
  ),
});
