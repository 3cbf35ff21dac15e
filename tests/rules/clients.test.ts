import { expectStaffReads } from './expect-staff-reads.ts';

expectStaffReads('clients', { firstName: 'Jordan', lastName: 'Example', email: 'jordan@example.com' });
