import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('refusedTaps', { visitId: 'visit', kind: 'finish' });
