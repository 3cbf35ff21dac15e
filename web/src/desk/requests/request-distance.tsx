import type { Quote } from '@welding/domain/entities/quote';
import { business } from '@welding/domain/values/business';
import { MapPin } from 'lucide-react';
import { usePlace } from '#shared/service-area/use-place.ts';
import { requestsTexts } from './requests-texts.ts';

/** How far away the work is and whether that is inside our area, where the request names a ZIP code or a town. */
export function RequestDistance({ zip, intake }: Pick<Quote, 'zip' | 'intake'>) {
  const town = intake?.town;
  return zip || town ? <Distance zip={zip ?? ''} town={town ?? ''} /> : null;
}

function Distance({ zip, town }: { zip: string; town: string }) {
  const texts = requestsTexts();
  const radius = business.serviceRadiusMiles;
  const { answer } = usePlace(zip, town);
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{whereText()}</span>
    </p>
  );

  function whereText(): string {
    if (answer?.kind === 'found') {
      const { label, miles, direction, isInside } = answer.place;
      const where = [label, Math.round(miles), direction, radius] as const;
      return isInside ? texts.inside(...where) : texts.outside(...where);
    }
    if (zip) return answer ? texts.zipOutside(zip, radius) : texts.zip(zip);
    return town;
  }
}
