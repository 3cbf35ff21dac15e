import { clientSearchTerms, rankFound, searchSteps } from '@welding/domain/entities/client-search';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { placeText } from '@welding/domain/values/place';
import { readCachedVisits } from '#desk/today/cached-visits.ts';
import type { FoundGroup } from './found.ts';
import { searchTexts } from './search-texts.ts';

/** What a welder finds: the own visits of this week and the next, as this device keeps them. */
export function visitsFound(personId: string, typed: string): readonly FoundGroup[] {
  const visits = readCachedVisits(personId)?.visits ?? [];
  const searched = visits.map((visit) => {
    const { title, clientName = '', phone = '', address = '', zip = '' } = visit;
    const place = `${toldTitle(title)} ${address} ${zip}`;
    const person = { firstName: clientName, lastName: '', email: '', phone, address: place };
    return { visit, searchTerms: clientSearchTerms(person) };
  });
  const { items, isExact } = rankFound(searched, typed);
  const found = isExact && searchSteps(typed).length > 0 ? items : [];
  return [
    {
      title: searchTexts().yourVisits,
      items: found.map(({ visit: { id, title, clientName, scheduledDate, address, zip } }) => ({
        path: deskPaths.visit(id),
        title: clientName ?? toldTitle(title),
        note: [formatChicagoDateTime(new Date(scheduledDate)), placeText({ address, zip })]
          .filter(Boolean)
          .join(' · '),
      })),
      isLoading: false,
      offline: false,
    },
  ];
}
