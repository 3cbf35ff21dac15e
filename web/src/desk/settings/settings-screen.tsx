import {
  businessSettingsId,
  defaultSettings,
  type StoredSettings,
  storedSettingsSchema,
} from '@welding/domain/business/settings';
import { deskPaths } from '@welding/domain/paths';
import { Navigate, Route, Routes } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { PageHead, SubPages } from '#desk/ui/page-links.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { MoneySettingsPage } from './money-settings-page.tsx';
import { SettingsForm } from './settings-form.tsx';
import { deskSettingsTexts } from './settings-texts.ts';
import { StaffPage } from './staff-page.tsx';

// These pages are rarely needed.
const ImportPage = lazyPart(async () => (await import('#desk/imports/import-page.tsx')).ImportPage);
const TakeoutPage = lazyPart(async () => (await import('#desk/takeout/takeout-page.tsx')).TakeoutPage);

const pages = [
  { path: deskPaths.settings, label: deskSettingsTexts().business },
  { path: deskPaths.moneySettings, label: deskSettingsTexts().estimatesAndInvoices },
  { path: deskPaths.staff, label: deskSettingsTexts().staff },
  { path: deskPaths.imports, label: deskSettingsTexts().moveIn },
  { path: deskPaths.takeout, label: deskSettingsTexts().moveOut },
] as const;

export function SettingsScreen() {
  const t = deskSettingsTexts();
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHead title={t.settings} />
      <SubPages label={t.settings} pages={pages} />
      <Routes>
        <Route index element={<BusinessSettingsPage />} />
        <Route path="money" element={<MoneySettingsPage />} />
        <Route path="staff" element={<StaffPage />} />
        <Route path="move-in" element={<ImportPage />} />
        <Route path="move-out" element={<TakeoutPage />} />
        <Route path="*" element={<Navigate replace to={deskPaths.settings} />} />
      </Routes>
    </div>
  );
}

/** The values until the owner first saves. */
const unsaved: StoredSettings = { id: businessSettingsId, updatedAt: undefined, ...defaultSettings };

function BusinessSettingsPage() {
  const stored = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  if (stored.status === 'loading' || stored.status === 'error') {
    return (
      <DeskListView list={stored} noun={deskSettingsTexts().nounSettings} empty={null}>
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
