import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('projectNotes', { projectId: 'p', text: 'Frame is worse than it looks' });
