import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './quote-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  weHaveYourRequestFor: 'Recibimos su solicitud de cotización',
  weHaveYourRequest: 'Recibimos su solicitud',
  service: 'Servicio',
  aRangeNotAQuote: 'Un rango, no una cotización',
  didntAskUsForA:
    '¿No nos pidió una cotización? Seguramente alguien escribió mal su dirección; no haga caso de este correo.',
  weAreTakingOnYour: 'Aceptamos su trabajo: esto es lo que sigue',
  bookAVisitWheneverIt: 'Agende una visita cuando le convenga o espere nuestra llamada.',
  weAreTakingOnYour2: 'Aceptamos su trabajo',
  weHaveLookedAtYour:
    'Revisamos su solicitud y abrimos un proyecto. Ahora hay que acordar una visita: elija una hora en el portal de clientes o espere nuestra llamada.',
  project: 'Proyecto',
  bookAVisit: 'Agendar una visita',
  signInWithTheE: 'Inicie sesión con la dirección de correo a la que llegó este mensaje.',
  call: (phone) => `Llamar al ${phone}`,
  ifItCantWaitOur: (emergencyPhone) =>
    `Si no puede esperar, nuestra línea de emergencia atiende las 24 horas, los 7 días: ${emergencyPhone}.`,
  weWillContactYouWith: (hours) =>
    `Nos comunicaremos con usted en menos de ${hours} horas con su cotización gratis.`,
  thankYouForContactingUs: (contact, hours) =>
    `Gracias por comunicarse con nosotros. Revisaremos su solicitud y le ${contact === 'phone' ? 'llamaremos' : 'escribiremos'} en menos de ${hours} horas con su cotización gratis.`,
};
