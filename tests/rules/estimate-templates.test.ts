import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('estimateTemplates', { name: 'Hinges' });
