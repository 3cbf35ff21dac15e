import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const servicesTexts = inLanguages({
  pageTitle: say('Welding Services and Prices', 'Servicios y precios de soldadura'),
  pageDescription: say(
    (structures: string, trucks: string, aluminum: string) =>
      `Metal structure repairs from ${structures}, heavy-duty truck repairs from ${trucks}, aluminum welding from ${aluminum}: on site within ${business.serviceRadiusMiles} miles of Chicago.`,
    (structures, trucks, aluminum) =>
      `Reparación de estructuras metálicas desde ${structures}, de camiones pesados desde ${trucks} y soldadura de aluminio desde ${aluminum}: en el lugar, hasta ${business.serviceRadiusMiles} millas a la redonda de Chicago.`,
  ),
  headline: say(
    (highlight: (words: string) => ReactNode) => <>Welding services, {highlight('on site')}</>,
    (highlight) => <>Servicios de soldadura, {highlight('donde los necesita')}</>,
  ),
  threeTrades: say(
    'Three trades, one truck. What we weld, how we weld it, and what it starts at.',
    'Tres oficios, un solo camión. Qué soldamos, cómo lo soldamos y desde cuánto cuesta.',
  ),
  from: say('from ', 'desde '),
  startingAt: say('Starting at', 'Desde'),
  getQuote: say('Get Quote', 'Pedir cotización'),
  getQuoteFor: say(
    (service: string) => `Get Quote: ${service}`,
    (service) => `Pedir cotización: ${service}`,
  ),
  moreAbout: say('How we do it, and common questions', 'Cómo lo hacemos y preguntas frecuentes'),
  moreAboutService: say(
    (service: string) => `How we do it, and common questions: ${service}`,
    (service) => `Cómo lo hacemos y preguntas frecuentes: ${service}`,
  ),
  whatWeDo: say('What we do', 'Qué hacemos'),
  priceHeading: say('What it costs', 'Cuánto cuesta'),
  firmPrice: say(
    'You get a firm price before any work starts.',
    'Le damos un precio firme antes de empezar.',
  ),
  questionsHeading: say('What people ask us', 'Lo que nos preguntan'),
  otherServices: say('What else we weld', 'Qué más soldamos'),
  howItWorks: say('How it works', 'Cómo trabajamos'),
  fourSteps: say('Four steps to a sound weld', 'Cuatro pasos para una buena soldadura'),
  steps: {
    contact: {
      title: say('Contact', 'Contacto'),
      text: say(
        `Call, or send the form with a few words about what broke. You’ll hear back within ${business.quoteReplyHours} hours.`,
        `Llámenos, o mande el formulario con unas palabras sobre lo que se rompió. Le respondemos en ${business.quoteReplyHours} horas.`,
      ),
    },
    assess: {
      title: say('Assess', 'Evaluación'),
      text: say(
        'We look at your photos or come by, identify the metal, and give you a firm price before any work starts.',
        'Vemos sus fotos o pasamos a verlo, identificamos el metal y le damos un precio firme antes de empezar.',
      ),
    },
    schedule: {
      title: say('Schedule', 'Cita'),
      text: say(
        'Pick a day and time in the client portal. Breakdowns go first.',
        'Elija día y hora en el portal de clientes. Las descomposturas van primero.',
      ),
    },
    complete: {
      title: say('Complete', 'Entrega'),
      text: say(
        'We weld, inspect, grind and coat, clean up, and go over the repair with you.',
        'Soldamos, inspeccionamos, esmerilamos y pintamos, dejamos limpio el lugar y repasamos el trabajo con usted.',
      ),
    },
  },
  tellUs: say(
    (highlight: (words: string) => ReactNode) => <>Tell us what broke. {highlight('We bring the shop.')}</>,
    (highlight) => <>Díganos qué se rompió. {highlight('Nosotros llevamos el taller.')}</>,
  ),
  quoteOrVisit: say(
    `A free quote within ${business.quoteReplyHours} hours. Already a client? Book your visit in the portal.`,
    `Cotización gratis en ${business.quoteReplyHours} horas. ¿Ya es nuestro cliente? Reserve su cita en el portal.`,
  ),
  scheduleService: say('Schedule Service', 'Reservar una cita'),
});
