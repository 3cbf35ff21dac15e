import { storedServiceNames } from './stored-service-names.ts';

/** Specification section 3, label maps. */
export const texts = { ...storedServiceNames };
