import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './home-texts.en.tsx';

const { serviceRadiusMiles: miles, yearsExperience: years } = business;

export const texts: Translated<typeof english> = {
  pageTitle: 'Soldadura móvil en Chicago: vamos a donde usted esté',
  pageDescription: `Soldamos estructuras de acero, chasis de camión y aluminio en el lugar, hasta ${miles} millas a la redonda de Chicago. Cotización gratis en ${business.quoteReplyHours} horas y línea de emergencias las 24 horas.`,
  headline: (highlight) => <>Soldadura móvil. {highlight('Vamos hasta usted.')}</>,
  whatWhere: `Estructuras de acero, camiones pesados y aluminio, reparados en el lugar: en su obra, en su patio o a la orilla de la carretera, hasta ${miles} millas a la redonda de Chicago.`,
  getFreeQuote: 'Cotización gratis',
  emergency: 'Emergencias las 24 horas',
  startingAt: 'Precios desde',
  experience: 'Experiencia',
  years: `${years} años`,
  freeQuoteWithin: 'Cotización gratis en',
  hours: `${business.quoteReplyHours} horas`,
  serviceArea: 'Zona de servicio',
  miles: `${miles} millas`,
  toMe: ': ¿llegan hasta donde estoy?',
  ourServices: 'Nuestros servicios',
  ifItBroke: 'Si es de metal y se rompió',
  summaries: {
    metal_structures:
      'Vigas, columnas, escaleras, barandales, portones y andenes. Cortamos lo dañado, ajustamos la pieza nueva y la soldamos ahí mismo.',
    truck:
      'Chasis, remolques, cajas de volteo y quintas ruedas, reparados en la carretera, en su patio o en el andén.',
    aluminum:
      'Lanchas, tanques, remolques, cajas de volteo y piezas fundidas, con TIG o MIG pulsado y el aporte que pide cada aleación.',
  },
  priceFrom: (price) => <>Desde {price}</>,
  requestQuote: 'Pedir cotización',
  requestQuoteFor: (service) => `Pedir cotización: ${service}`,
  details: 'Más detalles',
  detailsOf: (service) => `Más detalles: ${service}`,
  aboutUs: 'Quiénes somos',
  whoWeAre: () =>
    `En ${business.name} llevamos unos ${years} años soldando en Chicago y sus alrededores. Sin grúa, sin fletes y sin una semana de espera en el taller: la reparación empieza donde está la rotura.`,
  promises: {
    mobile: {
      title: 'Servicio a domicilio',
      text: `Un taller completo sobre ruedas: soldadora con motor propio, cortadora de plasma, gas y placa. Vamos a su obra, a su patio o a donde se le descompuso, hasta ${miles} millas a la redonda de Chicago.`,
    },
    satisfaction: {
      title: 'Satisfacción 100% garantizada',
      text: 'Antes de irnos revisamos juntos la soldadura terminada. Si algo no quedó bien, lo corregimos sin costo.',
    },
    experience: {
      title: `${years} años de experiencia`,
      text: 'Quien contesta sus preguntas es también quien se pone la careta, y ya ha visto roturas como la suya.',
    },
    insured: {
      title: 'Con licencia y seguro',
      text: 'Enviamos los certificados al encargado de la obra antes de empezar, con un plan de vigilancia contra incendios donde lo pidan.',
    },
  },
  emergencyTitle: 'Servicio de emergencia las 24 horas',
  callHotline:
    'Llame a nuestra línea de emergencias, de día o de noche. Díganos dónde está, qué se rompió y si se puede mover.',
  whatFor: 'Para esto salimos a cualquier hora',
};
