import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './services-texts.en.tsx';

export const texts: Translated<typeof english> = {
  pageTitle: 'Servicios y precios de soldadura',
  pageDescription: (structures, trucks, aluminum) =>
    `Reparación de estructuras metálicas desde ${structures}, de camiones pesados desde ${trucks} y soldadura de aluminio desde ${aluminum}: en el lugar, hasta ${business.serviceRadiusMiles} millas a la redonda de Chicago.`,
  headline: (highlight) => <>Servicios de soldadura, {highlight('donde los necesita')}</>,
  threeTrades: 'Tres oficios, un solo camión. Qué soldamos, cómo lo soldamos y desde cuánto cuesta.',
  from: 'desde ',
  startingAt: 'Desde',
  getQuote: 'Pedir cotización',
  getQuoteFor: (service) => `Pedir cotización: ${service}`,
  whatWeDo: 'Qué hacemos',
  howItWorks: 'Cómo trabajamos',
  fourSteps: 'Cuatro pasos para una buena soldadura',
  steps: {
    contact: {
      title: 'Contacto',
      text: `Llámenos, o mande el formulario con unas palabras sobre lo que se rompió. Le respondemos en ${business.quoteReplyHours} horas.`,
    },
    assess: {
      title: 'Evaluación',
      text: 'Vemos sus fotos o pasamos a verlo, identificamos el metal y le damos un precio firme antes de empezar.',
    },
    schedule: {
      title: 'Cita',
      text: 'Elija día y hora en el portal de clientes. Las descomposturas van primero.',
    },
    complete: {
      title: 'Entrega',
      text: 'Soldamos, inspeccionamos, esmerilamos y pintamos, dejamos limpio el lugar y repasamos el trabajo con usted.',
    },
  },
  tellUs: (highlight) => <>Díganos qué se rompió. {highlight('Nosotros llevamos el taller.')}</>,
  quoteOrVisit: `Cotización gratis en ${business.quoteReplyHours} horas. ¿Ya es nuestro cliente? Reserve su cita en el portal.`,
  scheduleService: 'Reservar una cita',
};
