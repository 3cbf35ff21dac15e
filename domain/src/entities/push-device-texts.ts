import { inLanguages, say } from '../values/language.ts';

export const pushDeviceTexts = inLanguages({
  messages: {
    notSubscription: say('This is not a push subscription', 'Esto no es una suscripción a notificaciones'),
    refusedEndpoint: say(
      'Notifications cannot be sent to this push service',
      'No se pueden enviar notificaciones a este servicio',
    ),
  },
});
