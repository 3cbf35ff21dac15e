import { expectOwnReadsOnly } from './expect-own-reads-only.ts';

expectOwnReadsOnly('projects', 'createdAt', {
  title: 'Trailer hitch repair',
  serviceType: 'truck',
  status: 'pending',
  createdAt: new Date('2026-11-01T12:00:00Z'),
});
