import { expectClosed } from './expect-closed.ts';

expectClosed('idempotencyKeys', { fingerprint: 'f', resultId: 'r' });
