import type { NewClient } from '@welding/domain/entities/client';

/** The two clients of the sample data: one in the middle of things, one for the empty states. */
export const sampleClients = {
  casey: {
    id: 'c1a5e000-0000-4000-8000-000000000001',
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'client@example.com',
    phone: '(312) 555-0111',
    address: '1400 S Michigan Ave, Chicago, IL 60605',
  },
  riley: {
    id: 'c1a5e000-0000-4000-8000-000000000002',
    firstName: 'Riley',
    lastName: 'Novak',
    email: 'new@example.com',
    phone: '(312) 555-0122',
  },
} as const satisfies Record<string, NewClient & { id: string }>;
