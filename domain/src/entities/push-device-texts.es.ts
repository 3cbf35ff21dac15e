import type { Translated } from '../values/language.ts';
import type { texts as english } from './push-device-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    notSubscription: 'Esto no es una suscripción a notificaciones',
    refusedEndpoint: 'No se pueden enviar notificaciones a este servicio',
  },
};
