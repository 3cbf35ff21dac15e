import { expectClosed } from './expect-closed.ts';
import { expectOfficeReads } from './expect-office-reads.ts';

const fields = {
  firstName: 'Jordan',
  email: 'jordan@example.com',
  description: 'Cracked frame rail',
  status: 'pending',
};

expectClosed('quotes', fields);
expectOfficeReads('quotes', fields);
