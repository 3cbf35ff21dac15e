import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import { paperLinkDays } from '@welding/domain/values/limits';
import type { texts as english } from './privacy-texts.en.tsx';

export const texts: Translated<typeof english> = {
  pageDescription: `Qué guarda ${business.name} de usted, para qué y por cuánto tiempo, y cómo pedirlo o hacer que se borre.`,
  title: 'Privacidad',
  inShort:
    'Guardamos lo que hace falta para responderle, hacer el trabajo y llevar las cuentas. No vendemos sus datos, no ponemos anuncios y nada en este sitio le sigue la pista.',
  whatWeKeep: 'Qué guardamos y para qué',
  kept: [
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
  whoElse: 'Quién más maneja sus datos',
  google: 'Google (Firebase) aloja este sitio, nuestra base de datos y sus fotos.',
  stripe:
    'Stripe cobra los pagos con tarjeta. El número de su tarjeta va directo a Stripe y nunca nos llega; nosotros guardamos el monto y el número de pago de Stripe.',
  mailService: 'Nuestro servicio de correo entrega los correos que le enviamos.',
  staff:
    'Nuestro personal ve lo que necesita para trabajar: un soldador ve los trabajos que le tocan y lo que hay que cobrar en ellos, pero ningún otro pago.',
  onYourDevice: 'En su propio dispositivo',
  device:
    'Lo que escribe en el formulario de cotización se queda en su navegador hasta que se envía o se cierra la pestaña; las fotos y solicitudes que esperan señal se quedan hasta que salen. En el portal de clientes, una cookie mantiene su sesión abierta, y sus proyectos y citas se guardan en el dispositivo para que los tenga aunque no haya señal. Al cerrar sesión se borran.',
  yourChoices: 'Lo que usted puede decidir',
  seeAndCorrect:
    'Ver y corregir sus datos de contacto y descargar todo lo que tenemos de usted: en el portal de clientes, en la sección Sus datos.',
  turnOffReminders: 'Dejar de recibir recordatorios de citas: con el enlace al final de cada uno.',
  haveItErased: (phone, email) => (
    <>
      Pedir que los borremos: llame al {phone} o escriba a {email}. Borramos su nombre, datos de contacto,
      direcciones, textos y fotos. Los pagos, las facturas y los presupuestos firmados se quedan, porque la
      ley nos pide conservarlos. Las copias de seguridad se sobrescriben en un plazo de 14 semanas.
    </>
  ),
  questions: '¿Preguntas?',
};
