import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

const { serviceRadiusMiles: miles, yearsExperience: years } = business;

export const homeTexts = inLanguages({
  pageTitle: say(
    'Mobile Welding in Chicago, We Come to You',
    'Soldadura móvil en Chicago: vamos a donde usted esté',
  ),
  pageDescription: say(
    `Steel structure, truck frame and aluminum welding at your site within ${miles} miles of Chicago. Free quote within ${business.quoteReplyHours} hours, 24/7 emergency hotline.`,
    `Soldamos estructuras de acero, chasis de camión y aluminio donde usted esté, hasta ${miles} millas de Chicago. Cotización gratis en ${business.quoteReplyHours} horas. Emergencias las 24 horas.`,
  ),
  headline: say(
    (highlight: (words: string) => ReactNode) => <>Mobile welding. {highlight('We come to you.')}</>,
    (highlight) => <>Soldadura móvil. {highlight('Vamos hasta usted.')}</>,
  ),
  whatWhere: say(
    `Cracked truck frame, broken stair, leaking aluminum tank: we bring the welder to it. Your site, your yard or the shoulder of the road, anywhere within ${miles} miles of Chicago.`,
    `Chasis agrietado, escalera rota, tanque de aluminio que gotea: llevamos la soldadora hasta ahí. A su obra, a su patio o a la orilla de la carretera, hasta ${miles} millas a la redonda de Chicago.`,
  ),
  getFreeQuote: say('Get Free Quote', 'Cotización gratis'),
  emergency: say('24/7 Emergency', 'Emergencias las 24 horas'),
  startingAt: say('Starting at', 'Precios desde'),
  experience: say('Experience', 'Experiencia'),
  years: say(`${years} years`, `${years} años`),
  freeQuoteWithin: say('Free quote within', 'Cotización gratis en'),
  hours: say(`${business.quoteReplyHours} hours`, `${business.quoteReplyHours} horas`),
  serviceArea: say('Service area', 'Zona de servicio'),
  miles: say(`${miles} miles`, `${miles} millas`),
  toMe: say(': do you come to me?', ': ¿llegan hasta donde estoy?'),
  ourServices: say('Our services', 'Nuestros servicios'),
  ifItBroke: say('Broken metal? We weld it on the spot', '¿Se rompió? Lo soldamos ahí mismo'),
  summaries: {
    metal_structures: say(
      'Beams, columns, stairs, railings, gates and docks. We cut out the bad steel, fit new and weld it in place.',
      'Vigas, columnas, escaleras, barandales, portones y andenes. Cortamos lo dañado, ajustamos la pieza nueva y la soldamos ahí mismo.',
    ),
    truck: say(
      'Frames, trailers, dump bodies and fifth wheels, fixed on the roadside, in your yard or at the dock.',
      'Chasis, remolques, cajas de volteo y quintas ruedas, reparados en la carretera, en su patio o en el andén.',
    ),
    aluminum: say(
      'Boats, tanks, trailers, dump beds and castings. TIG or pulsed MIG, with the right filler for the alloy.',
      'Lanchas, tanques, remolques, cajas de volteo y piezas fundidas, con TIG o MIG pulsado y el aporte que pide cada aleación.',
    ),
  },
  priceFrom: say(
    (price: ReactNode) => <>Starting at {price}</>,
    (price) => <>Desde {price}</>,
  ),
  requestQuote: say('Request Quote', 'Pedir cotización'),
  requestQuoteFor: say(
    (service: string) => `Request Quote: ${service}`,
    (service) => `Pedir cotización: ${service}`,
  ),
  details: say('Details', 'Más detalles'),
  detailsOf: say(
    (service: string) => `Details: ${service}`,
    (service) => `Más detalles: ${service}`,
  ),
  aboutUs: say('About us', 'Quiénes somos'),
  whoWeAre: say(
    () =>
      `${business.name} has been welding in the ${business.serviceArea} for about ${years} years. No tow, no hauling, no week waiting on a shop. We fix it where it broke.`,
    () =>
      `En ${business.name} llevamos unos ${years} años soldando en Chicago y sus alrededores. Sin grúa, sin fletes y sin una semana de espera en el taller: lo arreglamos donde se rompió.`,
  ),
  promises: {
    mobile: {
      title: say('Mobile Service', 'Servicio a domicilio'),
      text: say(
        `A full shop on wheels: engine-driven welder, plasma cutter, gas and plate. We come to your site, yard or breakdown within ${miles} miles of Chicago.`,
        `Un taller completo sobre ruedas: soldadora con motor propio, cortadora de plasma, gas y placa. Vamos a su obra, a su patio o a donde se le descompuso, hasta ${miles} millas a la redonda de Chicago.`,
      ),
    },
    satisfaction: {
      title: say('100% Satisfaction Guarantee', 'Satisfacción 100% garantizada'),
      text: say(
        'Before we leave, we go over the finished weld with you. If it’s not right, we make it right at no charge.',
        'Antes de irnos revisamos juntos la soldadura terminada. Si algo no quedó bien, lo corregimos sin costo.',
      ),
    },
    experience: {
      title: say(`${years} Years of Experience`, `${years} años de experiencia`),
      text: say(
        'The welder you talk to is the one who does the work, and has seen your kind of break before.',
        'Quien contesta sus preguntas es también quien se pone la careta, y ya ha visto roturas como la suya.',
      ),
    },
    insured: {
      title: say('Licensed & Insured', 'Con licencia y seguro'),
      text: say(
        'Your site manager gets our certificates before we start, and a fire watch plan if the site needs one.',
        'El encargado de la obra recibe los certificados antes de empezar, y un plan contra incendios si lo piden.',
      ),
    },
  },
  emergencyTitle: say('24/7 Emergency Service', 'Servicio de emergencia las 24 horas'),
  callHotline: say(
    'Call the hotline, day or night. Tell us where you are, what broke and whether it can move.',
    'Llame a nuestra línea de emergencias, de día o de noche. Díganos dónde está, qué se rompió y si se puede mover.',
  ),
  whatFor: say('What we come out for', 'Para esto salimos a cualquier hora'),
});
