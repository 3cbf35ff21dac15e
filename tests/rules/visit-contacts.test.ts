import { describe } from 'vitest';
import { expectStaffReads } from './expect-staff-reads.ts';

const fields = {
  clientName: 'Jordan Example',
  phone: '(312) 555-0100',
  address: '1400 S Michigan Ave',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

describe('the staff, and no client', () =>
  expectStaffReads('visitContacts', fields, { welderReadsOwn: true, crewReadsOwn: true }));
