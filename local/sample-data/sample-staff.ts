import type { NewStaff } from '@welding/domain/entities/staff';

/** The staff of the sample data: one owner, one in the office, two welders. */
export const sampleStaff = {
  olivia: { email: 'owner@example.com', name: 'Olivia Lake', role: 'owner' },
  oscar: { email: 'office@example.com', name: 'Oscar Finch', role: 'office' },
  wes: { email: 'welder@example.com', name: 'Wes Carter', role: 'welder' },
  wanda: { email: 'welder2@example.com', name: 'Wanda Ortiz', role: 'welder' },
} as const satisfies Record<string, NewStaff>;

/** Opens every sample account; on this machine's emulators alone. */
export const samplePassword = 'lakeline-demo';
