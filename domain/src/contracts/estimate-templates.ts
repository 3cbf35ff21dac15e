import {
  estimateTemplateSchema,
  newTemplateSchema,
  templateChangeSchema,
} from '../entities/estimate-template.ts';
import { desk, office } from './contract.ts';

export const createTemplate = desk(
  'CREATE',
  '/estimate-templates',
  office,
  newTemplateSchema,
  estimateTemplateSchema,
);
export const changeTemplate = desk(
  'PATCH',
  '/estimate-templates/:id',
  office,
  templateChangeSchema,
  estimateTemplateSchema,
);
