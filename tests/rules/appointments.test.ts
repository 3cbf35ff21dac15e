import { expectOfficeReads } from './expect-office-reads.ts';
import { expectOwnReadsOnly } from './expect-own-reads-only.ts';
import { expectPlannersRead } from './expect-planners-read.ts';

const fields = {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

expectOwnReadsOnly('appointments', 'scheduledDate', fields);
expectOfficeReads('appointments', fields);
expectPlannersRead('appointments', fields, { order: 'scheduledDate', welder: 'own' });
