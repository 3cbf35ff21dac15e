import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import { paperLinkDays } from '@welding/domain/values/limits';
import type { ReactNode } from 'react';

export const privacyTexts = inLanguages({
  pageDescription: say(
    `What ${business.name} keeps about you, why, for how long, and how you get it or have it erased.`,
    `Qué guarda ${business.name} de usted, para qué y por cuánto tiempo, y cómo pedirlo o hacer que se borre.`,
  ),
  title: say('Privacy', 'Privacidad'),
  inShort: say(
    'We keep what we need to answer you, do the job and keep our books. We do not sell it, we show no ads, and nothing on this site follows you around.',
    'Guardamos lo que hace falta para responderle, hacer el trabajo y llevar las cuentas. No vendemos sus datos, no ponemos anuncios y nada en este sitio le sigue la pista.',
  ),
  whatWeKeep: say('What we keep, and why', 'Qué guardamos y para qué'),
  /** docs/deploy.md, section 12, lists how long each collection is kept. */
  kept: say(
    [
      {
        what: 'Your request for a quote',
        why: 'Name, email, phone, how to reach you and in which language, the ZIP code and street if you say them, what you tell us about the job, and your photos: to answer you, to see how far we drive, and to work out a price. Where a photo was taken is removed before it is sent.',
        howLong: 'As long as we may need it for the job. We look through old requests once a year.',
      },
      {
        what: 'You as a client',
        why: 'Name, email, phone, address and the language you read: to reach you, to come to you, and to let you into your portal.',
        howLong: 'Until you ask us to erase it.',
      },
      {
        what: 'Projects and visits',
        why: 'What is done where and when, our notes on it, and photos before and after.',
        howLong: 'Until you ask us to erase it. A photo that is removed is gone within eight days.',
      },
      {
        what: 'Finished work and reviews on this site',
        why: 'Photos of a job with its town, and your review with your first name and town, if you say we may show them.',
        howLong:
          'On the site until you take it back, in your portal or by phone. That you agreed stays with the job.',
      },
      {
        what: 'Estimates, signatures, invoices and payments',
        why: 'What we agreed on, who signed it, when, and from which network address and browser, what was billed and paid, and how: card, cash or check.',
        howLong: 'As long as tax law asks for. They stay when the rest is erased.',
      },
      {
        what: 'Emails and notifications',
        why: 'What we sent you, so that we can send it again and see what did not arrive.',
        howLong: `As long as you are our client. Sign-in codes are good for 10 minutes, links to estimates and invoices for ${paperLinkDays} days.`,
      },
      {
        what: 'Who changed what',
        why: 'A history of changes to your records, so that mistakes can be found and put right.',
        howLong: 'Erased with you, except that something was changed, when and by whom.',
      },
      {
        what: 'Network addresses and errors',
        why: 'How often an address asks us for something, so that nobody can flood the site or try out sign-in codes; and what went wrong in a browser, without what tells who it was.',
        howLong: 'Hours for the counts, 30 days for the logs of our servers.',
      },
    ],
    [
      {
        what: 'Su solicitud de cotización',
        why: 'Nombre, correo electrónico, teléfono, cómo y en qué idioma prefiere que le respondamos, el código postal y la calle si nos los da, lo que nos cuenta del trabajo y sus fotos: para responderle, ver qué tan lejos vamos y calcular un precio. El lugar donde se tomó una foto se borra antes de enviarla.',
        howLong:
          'Mientras pueda hacernos falta para el trabajo. Una vez al año revisamos las solicitudes viejas.',
      },
      {
        what: 'Sus datos de cliente',
        why: 'Nombre, correo electrónico, teléfono, dirección y el idioma que lee: para comunicarnos con usted, ir a donde está y darle entrada a su portal.',
        howLong: 'Hasta que nos pida borrarlos.',
      },
      {
        what: 'Proyectos y citas',
        why: 'Qué se hace, dónde y cuándo, nuestras notas del trabajo y las fotos de antes y después.',
        howLong:
          'Hasta que nos pida borrarlos. Una foto que se quita desaparece del todo en un plazo de ocho días.',
      },
      {
        what: 'Trabajos terminados y reseñas en este sitio',
        why: 'Fotos de un trabajo con su población, y su reseña con su nombre y su población, si nos da permiso de mostrarlas.',
        howLong:
          'En el sitio hasta que retire el permiso, en su portal o por teléfono. El trabajo conserva que lo dio.',
      },
      {
        what: 'Presupuestos, firmas, facturas y pagos',
        why: 'Lo que acordamos, quién lo firmó, cuándo y desde qué dirección de red y navegador, lo que se facturó y se pagó, y cómo: con tarjeta, en efectivo o con cheque.',
        howLong: 'El tiempo que piden las leyes fiscales. Se quedan aunque lo demás se borre.',
      },
      {
        what: 'Correos y notificaciones',
        why: 'Lo que le enviamos, para poder enviarlo otra vez y saber qué no llegó.',
        howLong: `Mientras sea nuestro cliente. Los códigos para iniciar sesión sirven 10 minutos; los enlaces a presupuestos y facturas, ${paperLinkDays} días.`,
      },
      {
        what: 'Quién cambió qué',
        why: 'Un historial de los cambios en sus datos, para encontrar los errores y corregirlos.',
        howLong: 'Se borra junto con sus datos; solo queda que algo se cambió, cuándo y quién lo hizo.',
      },
      {
        what: 'Direcciones de red y errores',
        why: 'Cuántas veces una dirección nos pide algo, para que nadie sature el sitio ni ande probando códigos; y qué falló en un navegador, sin nada que diga de quién era.',
        howLong: 'Los conteos, unas horas; los registros de nuestros servidores, 30 días.',
      },
    ],
  ),
  whoElse: say('Who else handles it', 'Quién más maneja sus datos'),
  google: say(
    'Google (Firebase) hosts this site, our database and your photos.',
    'Google (Firebase) aloja este sitio, nuestra base de datos y sus fotos.',
  ),
  stripe: say(
    'Stripe takes card payments. Your card number goes to Stripe and never reaches us; we keep the amount and Stripe’s number of the payment.',
    'Stripe cobra los pagos con tarjeta. El número de su tarjeta va directo a Stripe y nunca nos llega; nosotros guardamos el monto y el número de pago de Stripe.',
  ),
  mailService: say(
    'Our email service delivers the emails we send you.',
    'Nuestro servicio de correo entrega los correos que le enviamos.',
  ),
  staff: say(
    'Our staff see what their work needs: a welder sees the jobs they do and what is to be collected there, and no other payments.',
    'Nuestro personal ve lo que necesita para trabajar: un soldador ve los trabajos que le tocan y lo que hay que cobrar en ellos, pero ningún otro pago.',
  ),
  onYourDevice: say('On your own device', 'En su propio dispositivo'),
  device: say(
    'What you type into the quote form stays in your browser until it is sent or the tab is closed; photos and requests that wait for a signal stay until they are sent. In the client portal one cookie keeps you signed in, and your projects and visits are saved on the device to be there without a signal. Sign out removes them.',
    'Lo que escribe en el formulario de cotización se queda en su navegador hasta que se envía o se cierra la pestaña; las fotos y solicitudes que esperan señal se quedan hasta que salen. En el portal de clientes, una cookie mantiene su sesión abierta, y sus proyectos y citas se guardan en el dispositivo para que los tenga aunque no haya señal. Al cerrar sesión se borran.',
  ),
  yourChoices: say('Your choices', 'Lo que usted puede decidir'),
  seeAndCorrect: say(
    'See and correct your contact data, and download everything we have about you: in the client portal, under Your details.',
    'Ver y corregir sus datos de contacto y descargar todo lo que tenemos de usted: en el portal de clientes, en la sección Sus datos.',
  ),
  turnOffReminders: say(
    'Turn off reminders of visits: by the link at the end of each one.',
    'Dejar de recibir recordatorios de citas: con el enlace al final de cada uno.',
  ),
  haveItErased: say(
    (phone: ReactNode, email: ReactNode) => (
      <>
        Have it erased: call {phone} or write to {email}. We erase your name, contact data, addresses, texts
        and photos. Payments, invoices and signed estimates stay, because the law asks us to keep them.
        Backups are overwritten within 14 weeks.
      </>
    ),
    (phone, email) => (
      <>
        Pedir que los borremos: llame al {phone} o escriba a {email}. Borramos su nombre, datos de contacto,
        direcciones, textos y fotos. Los pagos, las facturas y los presupuestos firmados se quedan, porque la
        ley nos pide conservarlos. Las copias de seguridad se sobrescriben en un plazo de 14 semanas.
      </>
    ),
  ),
  questions: say('Questions', '¿Preguntas?'),
});
