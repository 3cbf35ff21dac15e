import { describe } from 'vitest';
import { expectClosed } from './expect-closed.ts';
import { expectStaffReads } from './expect-staff-reads.ts';

describe('prices', () => expectStaffReads('priceBook', { name: 'Rod E7018', unitPrice: 6.5, active: true }));
describe('costs', () => expectStaffReads('priceCosts', { cost: 3.9, active: true }, { ownerAlone: true }));
describe('costs of approved estimates', () => expectClosed('estimateCosts', { costs: {} }));
