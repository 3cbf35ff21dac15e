import { expectClosed } from './expect-closed.ts';
import { expectOfficeReads } from './expect-office-reads.ts';

const fields = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
};

expectClosed('clients', fields);
expectOfficeReads('clients', fields);
