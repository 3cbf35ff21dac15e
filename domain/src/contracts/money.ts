import { moneyYearSchema } from '../money/money-year.ts';
import { desk, nothing, office } from './contract.ts';

/** What came in over twelve months, and how requests became jobs. */
export const showMoneyYear = desk('GET', '/money-year', office, nothing, moneyYearSchema);
