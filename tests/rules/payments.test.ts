import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('payments', { amount: 500, status: 'succeeded', projectId: '' });
