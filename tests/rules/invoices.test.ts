import { describe } from 'vitest';
import { expectShownToVerified } from './expect-shown-to-verified.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

const fields = { number: 'INV-1001', status: 'open', total: 100 };

describe('the staff', () => expectStaffReads('invoices', { ...fields, onPortal: false }));

describe('a client', () => expectShownToVerified('invoices', fields));
