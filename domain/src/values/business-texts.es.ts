import type { texts as english } from './business-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  motto: 'Soldadura móvil profesional: vamos a donde usted esté',
  serviceArea: 'Chicago y sus alrededores, en un radio de 50 millas',
};
