import { inLanguages, say } from '@welding/domain/values/language';

export const requestTexts = inLanguages({
  allRequests: say('All requests', 'Todas las solicitudes'),
  noun: say('request', 'solicitud'),
  wants: {
    phone: say('Wants to be called', 'Quiere que le llamen'),
    email: say('Wants an e-mail', 'Quiere un correo'),
  },
  photos: say('Photos', 'Fotos'),
  request: say('Request', 'Solicitud'),
  aboutTheJob: say('About the job', 'Sobre el trabajo'),
  byOurRates: say(
    (range: string) => `By our rates: ${range}`,
    (range) => `Con nuestras tarifas: ${range}`,
  ),
  couldBeginWith: say('An estimate could start with', 'Un presupuesto podría empezar con'),
  atUnitPrice: say(
    (quantity: string, price: string) => `${quantity} at ${price}`,
    (quantity, price) => `${quantity} a ${price}`,
  ),
  inTheMiddle: say('In the middle', 'En medio'),
  shownOnSite: say(
    (range: string) => `Shown on the site before it was sent: ${range}`,
    (range) => `Se mostró en el sitio antes de enviarla: ${range}`,
  ),
});
