import { expectClosed } from './expect-closed.ts';

expectClosed('paperLinks', { kind: 'estimate', paperId: 'a' });
