import { expectClosed } from './expect-closed.ts';

expectClosed('quotes', {
  firstName: 'Jordan',
  email: 'jordan@example.com',
  description: 'Cracked frame rail',
  status: 'pending',
});
