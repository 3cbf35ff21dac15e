import type { BusinessSettings } from '@welding/domain/business/settings';
import { CalendarClock } from 'lucide-react';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

type RuleName = keyof BusinessSettings['booking'];

const rules: readonly { name: RuleName; label: string; hint: string }[] = [
  { name: 'stepMinutes', label: settingsTexts().step, hint: settingsTexts().stepHint },
  { name: 'gapMinutes', label: settingsTexts().gapBetweenVisits, hint: settingsTexts().gapHint },
  { name: 'leadHours', label: settingsTexts().earliestBooking, hint: settingsTexts().earliestBookingHint },
  { name: 'horizonDays', label: settingsTexts().horizon, hint: settingsTexts().horizonHint },
  {
    name: 'cutoffHours',
    label: settingsTexts().cutoff,
    hint: settingsTexts().cutoffHint,
  },
  {
    name: 'windowMinutes',
    label: settingsTexts().arrivalWindow,
    hint: settingsTexts().arrivalWindowHint,
  },
];

/** How visits are booked. */
export function BookingRulesFields({ form }: SettingsPartProps) {
  return (
    <Panel title={settingsTexts().booking} icon={CalendarClock}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rules.map(({ name, ...rule }) => (
          <NumberField key={name} form={form} name={`booking.${name}`} {...rule} />
        ))}
      </div>
    </Panel>
  );
}
