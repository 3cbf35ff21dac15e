import { inLanguages, say } from '@welding/domain/values/language';

export const visitCardTexts = inLanguages({
  overlapsAnother: say('overlaps another', 'se encima con otra'),
  toConfirm: say('to confirm', 'por confirmar'),
  needsAnotherTime: say('needs another time', 'necesita otra hora'),
  needsAnotherWelder: say('needs another welder', 'necesita otro soldador'),
  noAddress: say('no address', 'sin dirección'),
  crewOf: say(
    (count: number) => `crew of ${count}`,
    (count) => `cuadrilla de ${count}`,
  ),
});
