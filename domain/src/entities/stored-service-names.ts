/**
 * The services as titles of visits and projects hold them, which are data: English, whoever wrote them, and no part of a
 * catalogue, of which a build keeps one language.
 */
export const storedServiceNames = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
} as const;
