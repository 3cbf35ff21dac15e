import {
  businessSettingsId,
  defaultSettings,
  ratesOf,
  storedSettingsSchema,
} from '@welding/domain/business/settings';

import type { Quote } from '@welding/domain/entities/quote';
import { priceRangeOf, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { usePlace } from '#shared/service-area/use-place.ts';

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
