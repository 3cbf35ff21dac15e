import { deskPaths } from '@welding/domain/paths';
import { Navigate, Route, Routes } from 'react-router';
import { SubPages } from '#desk/ui/sub-pages.tsx';
import { BusinessSettingsPage } from './business-settings-page.tsx';
import { MoneySettingsPage } from './money-settings-page.tsx';
import { settingsTexts } from './settings-texts.ts';
import { StaffPage } from './staff-page.tsx';

const pages = [
  { path: deskPaths.settings, label: settingsTexts().business },
  { path: deskPaths.moneySettings, label: settingsTexts().estimatesAndInvoices },
  { path: deskPaths.staff, label: settingsTexts().staff },
] as const;

/** What the owner alone decides: how the business runs, and who works at the desk. */
export function SettingsScreen() {
  return (
    <div className="grid max-w-4xl gap-6">
      <h1 className="display text-4xl">{settingsTexts().settings}</h1>
      <SubPages label={settingsTexts().settings} pages={pages} />
      <Routes>
        <Route index element={<BusinessSettingsPage />} />
        <Route path="money" element={<MoneySettingsPage />} />
        <Route path="staff" element={<StaffPage />} />
        <Route path="*" element={<Navigate replace to={deskPaths.settings} />} />
      </Routes>
    </div>
  );
}
