import { inLanguages, say } from '@welding/domain/values/language';

export const ownEmailsTexts = inLanguages({
  title: say('Emails to you', 'Correos para usted'),
  about: say(
    'You get an email when something happens. From 6 PM to 7 AM, it all comes in one email at 7 AM.',
    'Le enviamos un correo cuando pasa algo. De 6 p. m. a 7 a. m., todo llega en un solo correo a las 7 a. m.',
  ),
  choose: say(
    (on: number, all: number) => `Choose emails: ${on} of ${all} on`,
    (on, all) => `Elegir correos: ${on} de ${all} activos`,
  ),
  noun: say('your emails', 'sus correos'),
  groups: {
    requests: say('New requests', 'Solicitudes nuevas'),
    estimates: say('Estimates: answers and questions', 'Presupuestos: respuestas y preguntas'),
    visits: say(
      'Visits a client books, moves or cancels',
      'Visitas que un cliente reserva, cambia o cancela',
    ),
    payments: say('Payments received', 'Pagos recibidos'),
    troubles: say('Failed payments, refunds and disputes', 'Pagos y reembolsos fallidos, y disputas'),
    mails: say('Emails that did not arrive', 'Correos que no llegaron'),
  },
});
