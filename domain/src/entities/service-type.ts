import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';

/** The services as stored in titles. They are English data, not catalog texts, because a build keeps only one language. */
export const storedServiceNames = {
  metal_structures: 'Metal Structure Repairs',
  truck: 'Heavy-Duty Truck Repairs',
  aluminum: 'Aluminum Welding',
  mobile_welding: 'Mobile Welding Services',
  other: 'Other',
} as const;

/** Specification section 3, label maps. */
export const serviceTypeTexts = inLanguages({
  metal_structures: say(storedServiceNames.metal_structures, 'Reparación de estructuras metálicas'),
  truck: say(storedServiceNames.truck, 'Reparación de camiones pesados'),
  aluminum: say(storedServiceNames.aluminum, 'Soldadura de aluminio'),
  mobile_welding: say(storedServiceNames.mobile_welding, 'Servicio de soldadura a domicilio'),
  other: say(storedServiceNames.other, 'Otro'),
});

export const serviceTypeLabels = inCurrentLanguage(serviceTypeTexts);

export const serviceTypes = ['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The services in the quote form and on the public pages. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
