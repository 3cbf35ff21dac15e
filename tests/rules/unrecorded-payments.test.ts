import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('unrecordedPayments', { sentence: 'Invoice cannot be read' });
