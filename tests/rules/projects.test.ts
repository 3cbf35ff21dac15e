import { expectOfficeReads } from './expect-office-reads.ts';
import { expectOwnReadsOnly } from './expect-own-reads-only.ts';

const fields = {
  title: 'Trailer hitch repair',
  serviceType: 'truck',
  status: 'pending',
  createdAt: new Date('2026-11-01T12:00:00Z'),
};

expectOwnReadsOnly('projects', 'createdAt', fields);
expectOfficeReads('projects', fields);
