import {
  type BusinessSettings,
  businessSettingsId,
  defaultSettings,
  ratesOf,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import type { Client } from '@welding/domain/entities/client';
import type { Quote } from '@welding/domain/entities/quote';
import { priceRangeOf, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import {
  defaultMoneySettings,
  type MoneySettings,
  moneySettingsId,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { type DeskDocument, useDeskDocument } from '#desk/live/use-desk-list.ts';
import { usePlace } from '#shared/service-area/find-place.ts';

export type Pricing = {
  readonly rates: BusinessSettings['laborRates'];
  readonly settings: MoneySettings;
  /** The client's exemption from sales tax. */
  readonly taxExempt?: Client['taxExempt'];
};

/** The default prices for a client: its own terms, without sales tax if exempt. */
export function pricingFor({ rates, settings }: Pricing, client: Client | undefined): Pricing {
  const { dueDays = settings.dueDays, taxExempt } = client ?? {};
  return { rates, settings: { ...settings, dueDays, ...(taxExempt && { taxRate: 0 }) }, taxExempt };
}

/** Loads both settings. Never `missing`. */
export function usePricing(): DeskDocument<Pricing> {
  const business = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  const money = useDeskDocument('settings', moneySettingsId, storedMoneySettingsSchema);
  if (business.status === 'error') return business;
  if (money.status === 'error') return money;
  if (business.status === 'loading' || money.status === 'loading') return { status: 'loading' };
  const rates = business.status === 'ready' ? business.item.laborRates : defaultSettings.laborRates;
  const settings = money.status === 'ready' ? money.item : defaultMoneySettings;
  const offline =
    (business.status === 'ready' && business.offline) || (money.status === 'ready' && money.offline);
  return { status: 'ready', item: { rates, settings }, offline };
}

/** A request's price range by today's rates; undefined until loaded. */
export function useRequestRange({
  serviceType,
  intake = {},
  zip = '',
}: Pick<Quote, 'serviceType' | 'intake' | 'zip'>): WorkedOutRange | undefined {
  const settings = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  const { miles } = usePlace(zip, intake.town ?? '');
  if (settings.status === 'loading') return undefined;
  const rates = ratesOf(settings.status === 'ready' ? settings.item : defaultSettings);
  return priceRangeOf({ serviceType, intake, miles }, rates);
}
