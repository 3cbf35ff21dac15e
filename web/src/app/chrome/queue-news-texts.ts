import { inLanguages, say } from '@welding/domain/values/language';

export const queueNewsTexts = inLanguages({
  quoteCameBack: say(
    'A saved quote request came back. It’s waiting beside the quote form.',
    'Una solicitud guardada no se pudo enviar. La encuentra junto al formulario de cotización.',
  ),
});
