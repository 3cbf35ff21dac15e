import type { texts as english } from './business-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  motto: 'Soldadura móvil profesional: vamos a donde usted esté',
  serviceArea: 'área metropolitana de Chicago, en un radio de 50 millas',
};
