import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads(
  'appointmentNotes',
  { appointmentId: 'a', text: 'Gate code' },
  { welderReadsOwn: true, crewReadsOwn: true },
);
