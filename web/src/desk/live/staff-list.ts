import { staffSchema } from '@welding/domain/entities/staff';

/** Everybody of the staff by name, active or not: for the owner and the office, a business of this size has far fewer. */
export const staffList = {
  collection: 'staff',
  schema: staffSchema,
  order: ['name', 'asc'],
  limit: 200,
} as const;
