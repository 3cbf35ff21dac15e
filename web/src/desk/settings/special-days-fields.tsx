import type { SpecialDay } from '@welding/domain/business/opening-hours';
import { type BusinessSettings, settingsLimits } from '@welding/domain/business/settings';
import { CalendarOff, Plus, X } from 'lucide-react';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';

type Days = BusinessSettings['specialDays'];

/** Proposed when a day gets hours of its own. */
const someHours = { from: '09:00', to: '13:00' };

/** Days on which the business is closed, or has other hours than its weekday. */
export function SpecialDaysFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  return (
    <Panel title="Special days" icon={CalendarOff}>
      <p>The site, the booking form and the calendar show them.</p>
      {days.map((day, index) => (
        <SpecialDayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name while they are typed
          key={index}
          day={day}
          onChange={(changed) => onChange(days.map((other, at) => (at === index ? changed : other)))}
          onRemove={() => onChange(days.filter((_, at) => at !== index))}
        />
      ))}
      {days.length < settingsLimits.specialDays && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => onChange([...days, { date: '', label: '', open: null }])}
        >
          <Plus aria-hidden="true" className="size-5" /> Add a day
        </button>
      )}
    </Panel>
  );
}

type Day = Days[number];
type RowProps = { day: Day; onChange: (day: Day) => void; onRemove: () => void };

function SpecialDayRow({ day, onChange, onRemove }: RowProps) {
  const { open } = day satisfies SpecialDay;
  return (
    <fieldset className="settings-row">
      <legend className="sr-only">{day.label || 'New special day'}</legend>
      <div className="settings-fields">
        <Field label="Day">
          {(props) => (
            <input
              {...props}
              type="date"
              className="input"
              value={day.date}
              onChange={({ target }) => onChange({ ...day, date: target.value })}
            />
          )}
        </Field>
        <Field label="Label">
          {(props) => (
            <input
              {...props}
              className="input"
              placeholder="Thanksgiving"
              value={day.label}
              onChange={({ target }) => onChange({ ...day, label: target.value })}
            />
          )}
        </Field>
        <label className="flex min-h-12 cursor-pointer items-center gap-3 self-end">
          <input
            type="checkbox"
            className="checkbox"
            checked={open === null}
            onChange={({ target }) => onChange({ ...day, open: target.checked ? null : someHours })}
          />
          Closed all day
        </label>
        {open &&
          (['from', 'to'] as const).map((side) => (
            <Field key={side} label={side === 'from' ? 'Opens' : 'Closes'}>
              {(props) => (
                <input
                  {...props}
                  type="time"
                  className="input"
                  value={open[side]}
                  onChange={({ target }) => onChange({ ...day, open: { ...open, [side]: target.value } })}
                />
              )}
            </Field>
          ))}
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-square settings-row-end"
        aria-label={`Remove ${day.label || 'this day'}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </fieldset>
  );
}
