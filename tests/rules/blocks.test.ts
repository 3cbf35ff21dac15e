import { expectClosed } from './expect-closed.ts';
import { expectPlannersRead } from './expect-planners-read.ts';

const block = { start: new Date('2026-12-01T15:00:00Z'), end: new Date('2026-12-01T17:00:00Z') };

expectClosed('blocks', block);
expectPlannersRead('blocks', block, { order: 'start', welder: 'own' });
