import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './quote-form-texts.en.tsx';

export const texts: Translated<typeof english> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  service: 'Servicio',
  selectService: 'Elija un servicio',
  details: 'Detalles del trabajo',
  detailsHint: 'Qué se rompió o qué hay que construir, de qué metal, dónde está y para cuándo lo necesita.',
  howToReach: '¿Cómo prefiere que le respondamos?',
  byPhone: 'Por teléfono',
  byEmail: 'Por correo electrónico',
  zip: 'Código postal del lugar (opcional)',
  zipHint: 'Así sabemos a qué distancia está.',
  street: 'Calle y número (opcional)',
  streetHint: 'A dónde iríamos.',
  loadingPhotos: 'Cargando las fotos y el rango de precios',
  photosNotLoaded:
    'Las fotos y el rango de precios todavía no se han cargado. Puede enviar la solicitud sin ellos.',
  moreAboutJob: 'Más sobre el trabajo (opcional)',
  loadingQuestions: 'Cargando las preguntas',
  questionsNotLoaded: 'Las preguntas todavía no se han cargado. Puede enviar la solicitud sin ellas.',
  sending: 'Enviando…',
  send: 'Solicitar cotización gratis',
  wasSent: 'Su solicitud se envió',
  useOfData: (policy) => (
    <>Usamos lo que nos envía para responderle y hacer el trabajo, y para nada más. {policy}.</>
  ),
  handlingOfData: 'Cómo cuidamos sus datos',
  rulesNotLoaded: 'Una parte del formulario no se cargó. Revise su señal e inténtelo de nuevo',
};
