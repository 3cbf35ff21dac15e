import { expectStaffReads } from './expect-staff-reads.ts';

const fields = {
  firstName: 'Jordan',
  email: 'jordan@example.com',
  description: 'Cracked frame rail',
  status: 'pending',
};

expectStaffReads('quotes', fields);
