import { truckRepairsTexts } from '#site/marketing/truck-repairs-texts.ts';
import { pageOfService } from './service/page-of-service.tsx';

export const Component = pageOfService('truck', truckRepairsTexts);
