import { expectClosed } from './expect-closed.ts';

expectClosed('endedSessions', { expireAt: new Date('2027-01-01T00:00:00Z') });
