import { inLanguages, say } from './values/language.ts';

/** Specification section 8, the error catalogue, word for word. */
export const toastTexts = inLanguages({
  toasts: {
    quoteSubmitted: {
      title: say('Quote Request Submitted', 'Recibimos su solicitud'),
      description: say(
        "We'll contact you within 24 hours with your free quote!",
        '¡Nos comunicaremos con usted en 24 horas con su cotización gratis!',
      ),
    },
    quoteFailed: {
      title: say('Submission Failed', 'No se pudo enviar'),
    },
    /** Not in the specification: offline, the quote waits on the device. */
    quoteSaved: {
      title: say('Saved on this phone', 'Guardado en este teléfono'),
      description: say(
        'It will be sent when you are back online.',
        'Se enviará cuando vuelva a tener conexión.',
      ),
    },
    loginFailed: {
      title: say('Login Failed', 'No se pudo iniciar sesión'),
      description: say(
        'Client not found. Please check your email address.',
        'No encontramos al cliente. Revise su correo electrónico.',
      ),
    },
    loginSucceeded: {
      title: say('Login Successful', 'Sesión iniciada'),
    },
    appointmentFailed: {
      title: say('Scheduling Failed', 'No se pudo reservar la cita'),
    },
    appointmentScheduled: {
      title: say('Appointment Scheduled', 'Cita reservada'),
      description: say('Your appointment has been successfully scheduled!', '¡Su cita quedó reservada!'),
    },
    paymentFailed: {
      title: say('Payment Failed', 'No se pudo hacer el pago'),
    },
    paymentSucceeded: {
      title: say('Payment Successful', 'Pago recibido'),
      description: say('Thank you for your payment!', '¡Gracias por su pago!'),
    },
    paymentProcessing: {
      title: say('Payment Processing', 'Pago en proceso'),
      description: say(
        'Your bank is still working on it. There is nothing more you need to do.',
        'Su banco todavía lo está procesando. Usted no tiene que hacer nada más.',
      ),
    },
  },
  welcomeBack: say(
    (firstName: string) => `Welcome back, ${firstName}!`,
    (firstName: string) => `¡Qué gusto verle de nuevo, ${firstName}!`,
  ),
  empty: {
    noProjects: say('No active projects', 'No hay proyectos en curso'),
    noAppointments: say('No upcoming appointments', 'No hay citas próximas'),
  },
  notFound: {
    heading: say('404 Page Not Found', '404 Página no encontrada'),
    text: say(
      'Did you forget to add the page to the router?',
      'Esta página no existe o cambió de dirección.',
    ),
  },
});
