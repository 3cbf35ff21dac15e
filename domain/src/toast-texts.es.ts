export const texts = {
  toasts: {
    quoteSubmitted: {
      title: 'Recibimos su solicitud',
      description: '¡Nos comunicaremos con usted en 24 horas con su cotización gratis!',
    },
    quoteFailed: { title: 'No se pudo enviar' },
    quoteSaved: {
      title: 'Guardado en este teléfono',
      description: 'Se enviará cuando vuelva a tener conexión.',
    },
    loginFailed: {
      title: 'No se pudo iniciar sesión',
      description: 'No encontramos al cliente. Revise su correo electrónico.',
    },
    loginSucceeded: { title: 'Sesión iniciada' },
    appointmentFailed: { title: 'No se pudo reservar la cita' },
    appointmentScheduled: { title: 'Cita reservada', description: '¡Su cita quedó reservada!' },
    paymentFailed: { title: 'No se pudo hacer el pago' },
    paymentSucceeded: { title: 'Pago recibido', description: '¡Gracias por su pago!' },
    paymentProcessing: {
      title: 'Pago en proceso',
      description: 'Su banco todavía lo está procesando. Usted no tiene que hacer nada más.',
    },
  },
  welcomeBack: (firstName: string) => `¡Qué gusto verle de nuevo, ${firstName}!`,
  empty: { noProjects: 'No hay proyectos en curso', noAppointments: 'No hay citas próximas' },
  notFound: {
    heading: '404 Página no encontrada',
    text: 'Esta página no existe o cambió de dirección.',
  },
};
