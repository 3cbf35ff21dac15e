import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const nextVisitTexts = inLanguages({
  nextVisit: say(
    (when: ReactNode) => <>Next visit: {when}</>,
    (when) => <>Próxima cita libre: {when}</>,
  ),
});
