import type { BusinessSettings } from '@welding/domain/business/settings';
import { CalendarClock } from 'lucide-react';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';

type RuleName = keyof BusinessSettings['booking'];

const rules: readonly { name: RuleName; label: string; hint: string }[] = [
  { name: 'stepMinutes', label: 'Step', hint: 'Minutes between offered times' },
  { name: 'gapMinutes', label: 'Gap between visits', hint: 'Minutes kept free for driving' },
  { name: 'leadHours', label: 'Earliest booking', hint: 'Hours from now to the first bookable time' },
  { name: 'horizonDays', label: 'Horizon', hint: 'How many days ahead clients can book' },
  {
    name: 'cutoffHours',
    label: 'Cutoff',
    hint: 'Until how many hours before a visit clients can move or cancel it',
  },
  {
    name: 'windowMinutes',
    label: 'Arrival window',
    hint: 'Minutes after the start by which the welder arrives',
  },
];

/** How visits are booked. */
export function BookingRulesFields({ form }: SettingsPartProps) {
  return (
    <Panel title="Booking" icon={CalendarClock}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rules.map(({ name, ...rule }) => (
          <NumberField key={name} form={form} name={`booking.${name}`} {...rule} />
        ))}
      </div>
    </Panel>
  );
}
