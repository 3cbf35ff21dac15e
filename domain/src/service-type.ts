import * as z from 'zod/mini';

/** Specification section 3, label maps. */
export const serviceTypeLabels = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
} as const;

export const serviceTypeSchema = z.enum(['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other']);
export type ServiceType = z.infer<typeof serviceTypeSchema>;

export const serviceTypes: readonly ServiceType[] = serviceTypeSchema.options;

/** The services the quote form offers and the public pages describe. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
