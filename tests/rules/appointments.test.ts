import { describe } from 'vitest';
import { expectOwnReadsOnly } from './expect-own-reads-only.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

const fields = {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

describe('its clients', () => expectOwnReadsOnly('appointments', 'scheduledDate', fields));
describe('the staff', () =>
  expectStaffReads('appointments', fields, {
    clientReadsOwn: true,
    welderReadsOwn: true,
    crewReadsOwn: true,
  }));
