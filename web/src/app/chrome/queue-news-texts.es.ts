import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './queue-news-texts.en.ts';

export const texts: Translated<typeof english> = {
  quoteCameBack: 'Una solicitud guardada no se pudo enviar. La encuentra junto al formulario de cotización.',
};
