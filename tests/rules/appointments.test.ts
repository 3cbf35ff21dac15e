import { expectOwnReadsOnly } from './expect-own-reads-only.ts';
import { expectWeldersOwn } from './expect-welders-own.ts';

const fields = {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
};

expectOwnReadsOnly('appointments', 'scheduledDate', fields);
expectWeldersOwn('appointments', fields);
