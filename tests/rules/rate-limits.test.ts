import { expectClosed } from './expect-closed.ts';

expectClosed('rateLimits', { uses: 3 });
