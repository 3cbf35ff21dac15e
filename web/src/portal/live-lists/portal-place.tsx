import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

/** How a part of the portal stands in its place until its code has come. */
export const portalPlace = {
  waiting: <ListSkeleton label="Loading" />,
  lost: (
    <p role="alert" className="mb-3">
      This part could not be loaded yet. It comes when your signal is better, or call us at{' '}
      <PhoneLink className="link whitespace-nowrap" />.
    </p>
  ),
};
