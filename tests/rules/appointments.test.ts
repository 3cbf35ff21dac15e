import { expectOwnReadsOnly } from './expect-own-reads-only.ts';

expectOwnReadsOnly('appointments', 'scheduledDate', {
  title: 'Aluminum Welding',
  duration: '60',
  status: 'scheduled',
  scheduledDate: new Date('2026-12-01T15:00:00Z'),
});
