import type { ReactNode } from 'react';

export const texts = {
  nextVisit: (when: ReactNode) => <>Next visit: {when}</>,
};
