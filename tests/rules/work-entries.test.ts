import { describe } from 'vitest';
import { expectClosed } from './expect-closed.ts';
import { expectPlannersRead } from './expect-planners-read.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

const entry = { kind: 'work', start: new Date('2026-12-01T15:00:00Z'), minutes: 60 };

expectClosed('workEntries', entry);
expectPlannersRead('workEntries', entry, { order: 'start', welder: 'own' });
const comment = { week: '2026-11-30', text: 'Truck broke down', at: new Date('2026-12-04T22:00:00Z') };

expectClosed('weekComments', comment);
expectPlannersRead('weekComments', comment, { order: 'at', welder: 'own' });
describe('rates', () => expectStaffReads('staffRates', { centsPerHour: 3200 }, { ownerAlone: true }));
describe('rates of hours', () => expectStaffReads('workRates', { rate: 3200 }, { ownerAlone: true }));
