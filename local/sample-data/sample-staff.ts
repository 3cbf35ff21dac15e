import type { NewStaff } from '@welding/domain/entities/staff';

/** The staff of the sample data: one owner, one in the office, two welders. */
export const sampleStaff = {
  olivia: {
    id: '5aff0000-0000-4000-8000-000000000001',
    email: 'owner@example.com',
    name: 'Olivia Lake',
    role: 'owner',
  },
  oscar: {
    id: '5aff0000-0000-4000-8000-000000000002',
    email: 'office@example.com',
    name: 'Oscar Finch',
    role: 'office',
  },
  wes: {
    id: '5aff0000-0000-4000-8000-000000000003',
    email: 'welder@example.com',
    name: 'Wes Carter',
    role: 'welder',
  },
  wanda: {
    id: '5aff0000-0000-4000-8000-000000000004',
    email: 'welder2@example.com',
    name: 'Wanda Ortiz',
    role: 'welder',
  },
} as const satisfies Record<string, NewStaff & { id: string }>;

/** Opens every sample account; on this machine's emulators alone. */
export const samplePassword = 'lakeline-demo';
