/** Specification section 3, label maps. */
export const texts = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
};
