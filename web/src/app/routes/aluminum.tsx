import { aluminumTexts } from '#site/marketing/aluminum-texts.ts';
import { pageOfService } from './service/page-of-service.tsx';

export const Component = pageOfService('aluminum', aluminumTexts);
