import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { foundByTexts } from './found-by-texts.ts';
import { type FoundBy, foundByOptions } from './stored-found-by.ts';

export const foundBySchema = z.enum(foundByOptions, { error: () => foundByTexts().chooseOne });

export const foundByLabels: Record<FoundBy, string> = inCurrentLanguage(() => foundByTexts().labels);
