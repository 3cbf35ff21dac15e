import { settingsLimits } from '@welding/domain/business/settings';
import { BellRing, Plus, X } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';
import { NumberField } from './number-field.tsx';

type ReminderFieldsProps = { hours: number[]; onChange: (hours: number[]) => void };

/** How long before a visit its client is reminded. */
export function ReminderFields({ hours, onChange }: ReminderFieldsProps) {
  return (
    <Panel title="Reminders" icon={BellRing}>
      {hours.length === 0 && <p>Clients are not reminded.</p>}
      {hours.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name while they are typed
        <div key={index} className="settings-row">
          <NumberField
            label="Hours before the visit"
            value={value}
            onChange={(changed) => onChange(hours.map((hour, other) => (other === index ? changed : hour)))}
          />
          <button
            type="button"
            className="btn btn-ghost btn-square settings-row-end"
            aria-label="Remove this reminder"
            onClick={() => onChange(hours.filter((_, other) => other !== index))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {hours.length < settingsLimits.reminders && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => onChange([...hours, Number.NaN])}
        >
          <Plus aria-hidden="true" className="size-5" /> Add a reminder
        </button>
      )}
    </Panel>
  );
}
