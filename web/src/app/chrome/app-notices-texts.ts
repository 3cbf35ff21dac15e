import { inLanguages, say } from '@welding/domain/values/language';

/** Spanish texts in the English build, in their own file because few browsers load them. */
export const languageOfferTexts = inLanguages({
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
});

export const queueNewsTexts = inLanguages({
  quoteCameBack: say(
    'A saved quote request came back. It’s waiting beside the quote form.',
    'Una solicitud guardada no se pudo enviar. La encuentra junto al formulario de cotización.',
  ),
});
