import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './request-texts.en.ts';

export const texts: Translated<typeof english> = {
  allRequests: 'Todas las solicitudes',
  noun: 'solicitud',
  wants: { phone: 'Quiere que le llamen', email: 'Quiere un correo' },
  photos: 'Fotos',
  request: 'Solicitud',
  aboutTheJob: 'Sobre el trabajo',
  byOurRates: (range) => `Con nuestras tarifas: ${range}`,
  couldBeginWith: 'Un presupuesto podría empezar con',
  atUnitPrice: (quantity, price) => `${quantity} a ${price}`,
  inTheMiddle: 'En medio',
  shownOnSite: (range) => `Se mostró en el sitio antes de enviarla: ${range}`,
};
