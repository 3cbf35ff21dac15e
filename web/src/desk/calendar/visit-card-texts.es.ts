import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-card-texts.en.ts';

export const texts: Translated<typeof english> = {
  overlapsAnother: 'se encima con otra',
  toConfirm: 'por confirmar',
  needsAnotherTime: 'necesita otra hora',
  needsAnotherWelder: 'necesita otro soldador',
  noAddress: 'sin dirección',
  crewOf: (count) => `cuadrilla de ${count}`,
};
