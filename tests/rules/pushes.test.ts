import { expectClosed } from './expect-closed.ts';

expectClosed('pushes', { kind: 'payment', title: 'Payment received', body: '$250.00' });
