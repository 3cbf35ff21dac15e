import { hoursText } from '@welding/domain/booking/opening-hours';
import { businessHours } from '@welding/domain/values/business';

/** When the business is open, in Chicago time. */
export function BusinessHoursList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      {businessHours.map((group) => (
        <div key={group.label} className="col-span-2 grid grid-cols-subgrid">
          <dt>{group.label}</dt>
          <dd className="font-semibold">{hoursText(group)}</dd>
        </div>
      ))}
    </dl>
  );
}
