import { describe } from 'vitest';
import { expectClosed } from './expect-closed.ts';

describe('numbers', () => expectClosed('counters', { next: 1001 }));
describe('ledgers of projects', () => expectClosed('projectLedgers', { changedAt: new Date(0) }));
