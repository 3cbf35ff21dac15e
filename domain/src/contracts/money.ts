import { earningsQuerySchema, earningsSchema, overPlanSchema } from '../money/earnings.ts';
import { moneyYearSchema } from '../money/money-year.ts';
import { sourcesSchema } from '../money/sources.ts';
import { desk, nothing, office, owner } from './contract.ts';

/** What came in over twelve months, and how requests became jobs. */
export const showMoneyYear = desk('GET', '/money-year', office, nothing, moneyYearSchema);
export const showEarnings = desk('GET', '/earnings', owner, earningsQuerySchema, earningsSchema);
/** The jobs under way that exceed their planned cost. */
export const showJobsOverPlan = desk('GET', '/over-plan', owner, nothing, overPlanSchema);
/** The results of a month's requests by how clients found us. */
export const showSources = desk('GET', '/sources', owner, earningsQuerySchema, sourcesSchema);
