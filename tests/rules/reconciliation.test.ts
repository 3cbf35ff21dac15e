import { expectClosed } from './expect-closed.ts';

expectClosed('reconciliation', { doneUntil: new Date(0), after: 'pi_1' });
