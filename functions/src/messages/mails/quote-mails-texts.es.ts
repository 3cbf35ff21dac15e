import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './quote-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  receivedSubject: 'Recibimos su solicitud de cotización',
  receivedHeading: 'Recibimos su solicitud',
  service: 'Servicio',
  zip: 'Código postal',
  priceRange: 'Un rango, no una cotización',
  notAskedByYou:
    '¿No nos pidió una cotización? Seguramente alguien escribió mal su dirección; no haga caso de este correo.',
  answeredSubject: 'Aceptamos su trabajo: esto es lo que sigue',
  bookOrWait: 'Reserve una visita cuando le convenga o espere nuestra llamada.',
  answeredHeading: 'Aceptamos su trabajo',
  projectOpened:
    'Revisamos su solicitud y abrimos un proyecto. Ahora hay que acordar una visita: elija una hora en el portal de clientes o espere nuestra llamada.',
  project: 'Proyecto',
  bookAVisit: 'Reservar una visita',
  signInWithThisEmail: 'Inicie sesión con la dirección de correo a la que llegó este mensaje.',
  call: (phone) => `Llamar al ${phone}`,
  emergencyLine: (emergencyPhone) =>
    `Si no puede esperar, nuestra línea de emergencias atiende las 24 horas, los 7 días: ${emergencyPhone}.`,
  weWillContactYou: (hours) =>
    `Nos comunicaremos con usted en menos de ${hours} horas con su cotización gratis.`,
  thankYou: (contact, hours) =>
    `Gracias por comunicarse con nosotros. Revisaremos su solicitud y le ${contact === 'phone' ? 'llamaremos' : 'escribiremos'} en menos de ${hours} horas con su cotización gratis.`,
};
