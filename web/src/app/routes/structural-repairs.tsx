import { structuralRepairsTexts } from '#site/marketing/structural-repairs-texts.ts';
import { pageOfService } from './service/page-of-service.tsx';

export const Component = pageOfService('metal_structures', structuralRepairsTexts);
