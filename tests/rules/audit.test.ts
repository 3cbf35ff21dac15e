import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { expectStaffReads } from './expect-staff-reads.ts';

describe('the history', () => {
  expectStaffReads('audit', { entityId: randomUUID(), entity: 'client', action: 'changed', changes: [] });
});
