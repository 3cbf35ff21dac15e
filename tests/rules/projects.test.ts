import { describe } from 'vitest';
import { expectOwnReadsOnly } from './expect-own-reads-only.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

const fields = {
  title: 'Trailer hitch repair',
  serviceType: 'truck',
  status: 'pending',
  createdAt: new Date('2026-11-01T12:00:00Z'),
};

describe('its clients', () => expectOwnReadsOnly('projects', 'createdAt', fields));
describe('the staff', () => expectStaffReads('projects', fields, { clientReadsOwn: true }));
