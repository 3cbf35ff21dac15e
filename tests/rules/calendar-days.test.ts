import { expectClosed } from './expect-closed.ts';
import { expectPlannersRead } from './expect-planners-read.ts';

const day = {
  date: '2026-12-01',
  busy: [
    {
      id: 'x',
      kind: 'visit',
      start: new Date('2026-12-01T15:00:00Z'),
      end: new Date('2026-12-01T17:00:00Z'),
    },
  ],
};

expectClosed('calendarDays', day);
expectPlannersRead('calendarDays', day, { order: 'date', welder: 'own' });
