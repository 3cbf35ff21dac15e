import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { liveListsTexts } from './live-lists-texts.tsx';

/** How a part of the portal stands in its place until its code has come. */
export const portalPlace = {
  waiting: <ListSkeleton label={liveListsTexts().loading} />,
  lost: (
    <p role="alert" className="mb-3">
      {liveListsTexts().partLost(<PhoneLink className="link whitespace-nowrap" />)}
    </p>
  ),
};
