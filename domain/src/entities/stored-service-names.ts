/** The services as stored in titles. They are English data, not catalog texts, because a build keeps only one language. */
export const storedServiceNames = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
} as const;
