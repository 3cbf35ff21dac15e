import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './next-visit-texts.en.tsx';

export const texts: Translated<typeof english> = {
  nextVisit: (when) => <>Próxima cita libre: {when}</>,
};
