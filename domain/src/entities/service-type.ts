import { inCurrentLanguage } from '../values/language.ts';
import { serviceTypeTexts } from './service-type-texts.ts';

export const serviceTypeLabels = inCurrentLanguage(serviceTypeTexts);

export const serviceTypes = ['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The services in the quote form and on the public pages. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
