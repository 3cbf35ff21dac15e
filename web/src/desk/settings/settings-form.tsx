import {
  type BusinessSettings,
  type StoredSettings,
  settingsChangeSchema,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { type FormEvent, useState } from 'react';
import { deskApiPaths } from '#desk/paths.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BookingRulesFields } from './booking-rules-fields.tsx';
import { LaborRatesFields } from './labor-rates-fields.tsx';
import { NotificationFields } from './notification-fields.tsx';
import { PriceRatesFields } from './price-rates-fields.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { settingsVersions } from './settings-versions.ts';
import { SpecialDaysFields } from './special-days-fields.tsx';

/** The settings as one form: what is typed stays, whoever saves meanwhile, until it is saved or given up. */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const { state, save } = useSave();
  const [filledFrom, setFilledFrom] = useState(stored);
  const [typed, setTyped] = useState<BusinessSettings | null>(null);
  const [tried, setTried] = useState(false);
  const base = typed ? filledFrom : stored;
  const values = typed ?? settingsOf(stored);
  const parsed = settingsChangeSchema.safeParse({ ...values, updatedAt: base.updatedAt ?? null });
  const problems = tried ? [...new Set(parsed.error?.issues.map(({ message }) => message))] : [];
  const change = (changed: Partial<BusinessSettings>) => {
    if (!typed) setFilledFrom(stored);
    setTyped({ ...values, ...changed });
  };
  const forget = () => {
    setTyped(null);
    setTried(false);
  };
  const saveOn = async (version: StoredSettings) => {
    const saved = await save(async () => {
      const body = { ...values, updatedAt: version.updatedAt ?? null };
      await deskRequest(deskApiPaths.settings, (json) => storedSettingsSchema.parse(json), {
        method: 'PUT',
        body,
      });
      void showToast({ title: 'Settings saved' });
    });
    if (saved) forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (parsed.success) void saveOn(base);
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <SpecialDaysFields days={values.specialDays} onChange={(specialDays) => change({ specialDays })} />
      <BookingRulesFields rules={values.booking} onChange={(booking) => change({ booking })} />
      <LaborRatesFields rates={values.laborRates} onChange={(laborRates) => change({ laborRates })} />
      <PriceRatesFields rates={values.priceRates} onChange={(priceRates) => change({ priceRates })} />
      <ReminderFields reminders={values.reminders} onChange={(reminders) => change({ reminders })} />
      <NotificationFields
        notifications={values.notifications}
        onChange={(notifications) => change({ notifications })}
      />
      <div className="grid justify-items-start gap-3">
        {problems.length > 0 && (
          <ul
            role="alert"
            className="alert alert-error alert-soft grid-flow-row grid-cols-1 gap-1 text-base text-base-content"
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <SaveProblem
          state={state}
          versions={settingsVersions(values, settingsOf(stored))}
          onKeepMine={() => void saveOn(stored)}
          onTakeTheirs={forget}
        />
        <button
          type="submit"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={state.phase === 'saving'}
        >
          {state.phase === 'saving' ? 'Saving' : 'Save settings'}
        </button>
      </div>
    </form>
  );
}

function settingsOf({ id: _, updatedAt: __, ...settings }: StoredSettings): BusinessSettings {
  return settings;
}
