import { inCurrentLanguage } from '../values/language.ts';
import { texts as english } from './service-type-texts.en.ts';
import { serviceTypeTexts } from './service-type-texts.ts';

export const serviceTypeLabels = inCurrentLanguage(serviceTypeTexts);

/** As titles of visits and projects hold them, which are data: English, whoever reads. */
export const storedServiceNames: Readonly<Record<ServiceType, string>> = english;

export const serviceTypes = ['metal_structures', 'truck', 'aluminum', 'mobile_welding', 'other'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The services the quote form offers and the public pages describe. */
export const quotableServices = ['metal_structures', 'truck', 'aluminum'] as const;
export type QuotableService = (typeof quotableServices)[number];
