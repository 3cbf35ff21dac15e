import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './quote-queue-texts.en.ts';

/** A service's name within a sentence, where it has no capital. */
const lowered = (service: string) => service.charAt(0).toLowerCase() + service.slice(1);

export const texts: Translated<typeof english> = {
  onThisPhone: 'Solicitudes de cotización en este teléfono',
  yourRequest: (service, savedAt) => `Su solicitud${service ? ` de ${lowered(service)}` : ''} del ${savedAt}`,
  saved: 'Guardada en este teléfono',
  sentWhenOnline: (request) => `${request} se enviará cuando vuelva a tener conexión.`,
  serverBusy: (request) => `${request} espera porque nuestro servidor está ocupado. Seguimos intentándolo.`,
  cancelRequest: 'Cancelar esta solicitud',
  cancelling: 'Cancelando…',
  tooLate: 'Ya no se puede cancelar',
  sentAlready: 'La solicitud ya se envió. Por favor, llámenos.',
  notSent: 'No se envió',
  notAccepted: 'No se aceptó',
  notSentForDay: (request) => `${request} no se pudo enviar en todo un día. Envíela de nuevo o llámenos.`,
  cameBack: (request, reason) => `${request} regresó: ${reason}.`,
  sendItAgain: 'Enviarla de nuevo',
  correctIt: 'Corregirla',
  callUs: 'Llámenos',
  discardIt: 'Descartarla',
  photosOnTheWay: (count) =>
    count === 1 ? '1 foto viene en camino a nosotros' : `${count} fotos vienen en camino a nosotros`,
  photosOnTheWayList: 'Fotos en camino',
  photo: (number) => `Foto ${number}`,
  sendAgain: 'Enviar de nuevo',
  cancel: 'Cancelar',
  photoNotSent: (reason) => `No se envió: ${reason}.`,
  waitingForServer: 'En espera: nuestro servidor está ocupado',
  waitingItsTurn: 'Espera su turno',
  sending: (percent) => `Enviando, ${percent}%`,
};
