import { inCurrentLanguage } from '../values/language.ts';
import { serviceTypeTexts } from './service-type-texts.ts';

export const serviceTypeLabels = inCurrentLanguage(serviceTypeTexts);

export const serviceTypes = ['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The services the quote form offers and the public pages describe. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
