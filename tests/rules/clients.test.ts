import { expectClosed } from './expect-closed.ts';

expectClosed('clients', {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
});
