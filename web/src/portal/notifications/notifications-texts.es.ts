import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './notifications-texts.en.ts';

export const texts: Translated<typeof english> = {
  reason:
    'Este dispositivo puede avisarle cuando vamos en camino, cuando se cambia una visita y cuando se termina un proyecto.',
};
