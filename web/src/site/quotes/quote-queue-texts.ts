import { inLanguages, say } from '@welding/domain/values/language';

/** A service's name within a sentence is in lower case. */
const lowered = (service: string) => service.charAt(0).toLowerCase() + service.slice(1);

export const quoteQueueTexts = inLanguages({
  onThisPhone: say('Quote requests on this phone', 'Solicitudes de cotización en este teléfono'),
  yourRequest: say(
    (service: string | undefined, savedAt: string) =>
      `Your request${service ? ` for ${service}` : ''} of ${savedAt}`,
    (service, savedAt) => `Su solicitud${service ? ` de ${lowered(service)}` : ''} del ${savedAt}`,
  ),
  saved: say('Saved on this phone', 'Guardada en este teléfono'),
  sentWhenOnline: say(
    (request: string) => `${request} will be sent when you are back online.`,
    (request) => `${request} se enviará cuando vuelva a tener conexión.`,
  ),
  serverBusy: say(
    (request: string) => `${request} is waiting because our server is busy. We’ll keep trying.`,
    (request) => `${request} espera porque nuestro servidor está ocupado. Seguimos intentándolo.`,
  ),
  cancelRequest: say('Cancel this request', 'Cancelar esta solicitud'),
  cancelling: say('Cancelling…', 'Cancelando…'),
  tooLate: say('Too late to cancel', 'Ya no se puede cancelar'),
  sentAlready: say(
    'We already have the request. Please call us.',
    'La solicitud ya se envió. Por favor, llámenos.',
  ),
  notSent: say('Not sent', 'No se envió'),
  notAccepted: say('Not accepted', 'No se aceptó'),
  notSentForDay: say(
    (request: string) => `${request} couldn’t be sent for a whole day. Please send it again, or call us.`,
    (request) => `${request} no se pudo enviar en todo un día. Envíela de nuevo o llámenos.`,
  ),
  cameBack: say(
    (request: string, reason: string) => `${request} came back: ${reason}.`,
    (request, reason) => `${request} regresó: ${reason}.`,
  ),
  sendItAgain: say('Send it again', 'Enviarla de nuevo'),
  correctIt: say('Correct it', 'Corregirla'),
  callUs: say('Call us', 'Llámenos'),
  discardIt: say('Discard it', 'Descartarla'),
  photosOnTheWay: say(
    (count: number) => `${count === 1 ? '1 photo is' : `${count} photos are`} on the way to us`,
    (count) =>
      count === 1 ? '1 foto viene en camino a nosotros' : `${count} fotos vienen en camino a nosotros`,
  ),
  photosOnTheWayList: say('Photos on the way', 'Fotos en camino'),
  photo: say(
    (number: number) => `Photo ${number}`,
    (number) => `Foto ${number}`,
  ),
  photosLeft: say(
    (count: number) => (count === 1 ? '1 photo wasn’t sent' : `${count} photos weren’t sent`),
    (count) => (count === 1 ? '1 foto no se envió' : `${count} fotos no se enviaron`),
  ),
  photosLeftWhy: say(
    'The request they were for is no longer on this phone. Add them to a new request, or discard them.',
    'La solicitud a la que pertenecían ya no está en este teléfono. Agréguelas a una nueva o descártelas.',
  ),
  photosLeftList: say('Photos that weren’t sent', 'Fotos sin enviar'),
  addToForm: say('Add to the form', 'Agregar al formulario'),
  discardPhotos: say('Discard', 'Descartar'),
  sendAgain: say('Send again', 'Enviar de nuevo'),
  cancel: say('Cancel', 'Cancelar'),
  photoNotSent: say(
    (reason: string) => `Not sent: ${reason}.`,
    (reason) => `No se envió: ${reason}.`,
  ),
  waitingForServer: say('Waiting: our server is busy', 'En espera: nuestro servidor está ocupado'),
  waitingItsTurn: say('Waiting its turn', 'Espera su turno'),
  sending: say(
    (percent: number) => `Sending, ${percent}%`,
    (percent) => `Enviando, ${percent}%`,
  ),
});
