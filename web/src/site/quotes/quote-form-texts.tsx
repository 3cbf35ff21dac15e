import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const quoteFormTexts = inLanguages({
  firstName: say('First name', 'Nombre'),
  lastName: say('Last name', 'Apellido'),
  email: say('Email', 'Correo electrónico'),
  phone: say('Phone', 'Teléfono'),
  service: say('Service', 'Servicio'),
  selectService: say('Select a service', 'Elija un servicio'),
  details: say('Project details', 'Detalles del trabajo'),
  detailsHint: say(
    'What broke or what you need built, where it is, and how soon you need it.',
    'Qué se rompió o qué hay que hacer, dónde está y para cuándo lo necesita.',
  ),
  howToReach: say('How should we reach you?', '¿Cómo prefiere que le respondamos?'),
  byPhone: say('Phone', 'Por teléfono'),
  byEmail: say('Email', 'Por correo electrónico'),
  zip: say('ZIP code of the job (optional)', 'Código postal del lugar (opcional)'),
  zipHint: say('See right away whether we come to you.', 'Vea si llegamos hasta donde está.'),
  street: say('Street address (optional)', 'Calle y número (opcional)'),
  streetHint: say('Where the work is.', 'Donde está el trabajo.'),
  photosNotLoaded: say(
    'Photos and price range did not load yet. You can send the request without them.',
    'Las fotos y el rango de precios todavía no se han cargado. Puede enviar la solicitud sin ellos.',
  ),
  foundBy: say('How did you find us? (optional)', '¿Cómo nos encontró? (opcional)'),
  moreAboutJob: say('More about the job (optional)', 'Más sobre el trabajo (opcional)'),
  loadingQuestions: say('Loading the questions', 'Cargando las preguntas'),
  questionsNotLoaded: say(
    'The questions did not load yet. You can send the request without them.',
    'Las preguntas todavía no se han cargado. Puede enviar la solicitud sin ellas.',
  ),
  sending: say('Sending…', 'Enviando…'),
  send: say('Request Free Quote', 'Solicitar cotización gratis'),
  sentWithoutChange: say('Sent without your last change', 'Se envió sin su último cambio'),
  changeStays: say(
    'You changed something while the request was being sent. It’s still in the form: send it again, or call us.',
    'Cambió algo mientras se enviaba la solicitud. Sigue en el formulario: envíela de nuevo o llámenos.',
  ),
  wasSent: say('Your request was sent', 'Su solicitud se envió'),
  useOfData: say(
    (policy: ReactNode) => <>We use what you send to answer you and do the job. Nothing else. {policy}.</>,
    (policy) => <>Usamos lo que nos envía para responderle y hacer el trabajo, y para nada más. {policy}.</>,
  ),
  handlingOfData: say('How we handle your data', 'Cómo cuidamos sus datos'),
  rulesNotLoaded: say(
    'Part of the form did not load. Please check your signal and try again',
    'Una parte del formulario no se cargó. Revise su señal e inténtelo de nuevo',
  ),
});

export const questionsTexts = inLanguages({
  chooseOrSkip: say('Not sure (skip)', 'No estoy seguro'),
  brokeExample: say('Gate hinge, railing', 'Bisagra, barandal'),
  thePiece: say('The piece', 'La pieza'),
  thePlace: say('The place', 'El lugar'),
  safety: say('Safety', 'Seguridad'),
});
