import { expectClosed } from './expect-closed.ts';
import { expectOfficeReads } from './expect-office-reads.ts';

const fields = { amount: 500, status: 'succeeded', projectId: '' };

expectClosed('payments', fields);
expectOfficeReads('payments', fields);
