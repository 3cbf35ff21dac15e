import { expectClosed } from './expect-closed.ts';

expectClosed('overPlan', { cost: { profit: -1 } });
expectClosed('reconciliation', { doneUntil: new Date(0), after: 'pi_1' });
