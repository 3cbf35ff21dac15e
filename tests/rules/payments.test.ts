import { expectClosed } from './expect-closed.ts';

expectClosed('payments', { amount: 500, status: 'succeeded', projectId: '' });
