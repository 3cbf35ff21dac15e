import type { BusinessSettings } from '@welding/domain/business/settings';
import { CalendarClock } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';
import { bookingRuleLabels, bookingRuleNames } from './booking-rule-labels.ts';
import { NumberField } from './number-field.tsx';

type Rules = BusinessSettings['booking'];

/** How visits are booked. */
export function BookingRulesFields({ rules, onChange }: { rules: Rules; onChange: (rules: Rules) => void }) {
  return (
    <Panel title="Booking" icon={CalendarClock}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {bookingRuleNames.map((name) => (
          <NumberField
            key={name}
            {...bookingRuleLabels[name]}
            value={rules[name]}
            onChange={(value) => onChange({ ...rules, [name]: value })}
          />
        ))}
      </div>
    </Panel>
  );
}
