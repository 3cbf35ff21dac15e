import type { BusinessSettings } from '@welding/domain/business/settings';
import { CalendarClock } from 'lucide-react';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';

type RuleName = keyof BusinessSettings['booking'];

const rules: readonly { name: RuleName; label: string; hint: string }[] = [
  { name: 'stepMinutes', label: 'Step', hint: 'Minutes between the times that are offered' },
  { name: 'gapMinutes', label: 'Gap between visits', hint: 'Minutes kept free for the way' },
  { name: 'leadHours', label: 'Lead time', hint: 'Hours from now until the first time that is offered' },
  { name: 'horizonDays', label: 'Horizon', hint: 'Days ahead that clients may book' },
  {
    name: 'cutoffHours',
    label: 'Cutoff',
    hint: 'Hours before a visit until which clients may move or cancel it',
  },
  {
    name: 'windowMinutes',
    label: 'Arrival window',
    hint: 'Minutes after the time within which the welder arrives',
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
