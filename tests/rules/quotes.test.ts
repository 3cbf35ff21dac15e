import { expectStaffReads } from './expect-staff-reads.ts';

const fields = {
  firstName: 'Jordan',
  email: 'jordan@example.com',
  description: 'Cracked frame rail',
  intake: { metal: 'steel', tank: 'yes' },
  priceRange: { low: 300, high: 520 },
  status: 'pending',
};

expectStaffReads('quotes', fields);
