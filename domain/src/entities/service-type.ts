/** Specification section 3, label maps. */
export const serviceTypeLabels = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
} as const;

export const serviceTypes = ['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The services the quote form offers and the public pages describe. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
