import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './own-costs-texts.en.ts';

export const texts: Translated<typeof english> = {
  costs: 'Costos',
  whoSees: 'Solo usted y la gerencia ven lo que gasta en este trabajo.',
};
