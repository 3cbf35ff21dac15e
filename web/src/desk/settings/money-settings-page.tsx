import {
  defaultMoneySettings,
  moneySettingsId,
  type StoredMoneySettings,
  storedMoneySettingsSchema,
} from '@welding/domain/money/money-settings';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { TemplatesPanel } from '#desk/templates/templates-panel.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { MoneySettingsForm } from './money-settings-form.tsx';
import { moneySettingsTexts } from './money-settings-texts.ts';

/** What holds until the owner has saved settings for the first time. */
const unsaved: StoredMoneySettings = {
  id: moneySettingsId,
  updatedAt: undefined,
  deposit: undefined,
  terms: undefined,
  ...defaultMoneySettings,
};

/** What estimates and invoices begin with: tax, deposit, days, terms, templates. */
export function MoneySettingsPage() {
  const stored = useDeskDocument('settings', moneySettingsId, storedMoneySettingsSchema);
  return (
    <div className="grid gap-6">
      <DocumentView
        document={stored}
        noun={moneySettingsTexts().nounSettings}
        missing={<MoneySettingsForm stored={unsaved} />}
      >
        {(item) => <MoneySettingsForm stored={item} />}
      </DocumentView>
      <TemplatesPanel />
      <HistoryPanel field="entityId" id={moneySettingsId} />
    </div>
  );
}
