import { inLanguages, say } from '@welding/domain/values/language';

export const deskRoutesTexts = inLanguages({
  days: say(
    'From and to must be days of the calendar, YYYY-MM-DD',
    'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  ),
  order: say('From must not be after to', 'La fecha inicial no puede ser después de la final'),
  listsOfPhotos: say(
    'A request has photos, a project beforePhotos and afterPhotos',
    'Una solicitud tiene photos; un proyecto, beforePhotos y afterPhotos',
  ),
  beforeOrAfter: say(
    'A photo is of before or after the work',
    'Una foto es de antes o de después del trabajo',
  ),
});
