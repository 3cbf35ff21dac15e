import {
  businessSettingsId,
  defaultSettings,
  type StoredSettings,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsTexts } from './settings-texts.ts';

/** What holds until the owner has saved settings for the first time. */
const unsaved: StoredSettings = { id: businessSettingsId, updatedAt: undefined, ...defaultSettings };

/** How the business runs: special days, booking rules, rates, reminders. */
export function BusinessSettingsPage() {
  const stored = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  if (stored.status === 'loading' || stored.status === 'error') {
    return (
      <DeskListView list={stored} noun={settingsTexts().nounSettings} empty={null}>
        {() => null}
      </DeskListView>
    );
  }
  return (
    <div className="grid gap-6">
      <SettingsForm stored={stored.status === 'ready' ? stored.item : unsaved} />
      <HistoryPanel field="entityId" id={businessSettingsId} />
    </div>
  );
}
