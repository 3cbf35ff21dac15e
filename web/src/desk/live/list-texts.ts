import { inLanguages, plural, say } from '@welding/domain/values/language';

export const listTexts = inLanguages({
  leftOut: say(
    (count: number) => `${plural(count, '1 entry', `${count} entries`)} couldn’t be shown. Contact support.`,
    (count) =>
      `${plural(count, '1 entrada no se pudo mostrar', `${count} entradas no se pudieron mostrar`)}. Avise a soporte.`,
  ),
  needsLatest: say(
    'This version can’t add these up. Reload the page to get the latest one.',
    'Esta versión no puede sumarlas. Recargue la página para tener la más reciente.',
  ),
  tooManyToCount: say('Too many entries to add up here.', 'Son demasiadas entradas para sumarlas aquí.'),
});
