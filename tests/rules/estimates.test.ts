import { describe } from 'vitest';
import { expectShownToVerified } from './expect-shown-to-verified.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

const fields = { number: 'E-1001', status: 'sent', total: 100 };

describe('the staff', () => expectStaffReads('estimates', { ...fields, onPortal: false }));

describe('a client', () => expectShownToVerified('estimates', fields));
