import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { deskPaths } from '#desk/paths.ts';
import { BusinessSettingsPage } from './business-settings-page.tsx';
import { StaffPage } from './staff-page.tsx';

const pages = [
  { path: deskPaths.settings, label: 'Business' },
  { path: deskPaths.staff, label: 'Staff' },
] as const;

/** What the owner alone decides: how the business runs, and who works at the desk. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  return (
    <div className="grid max-w-4xl gap-6">
      <h1 className="display text-4xl">Settings</h1>
      <nav aria-label="Settings" className="flex gap-1">
        {pages.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            aria-current={pathname === path ? 'page' : undefined}
            className={`btn ${pathname === path ? 'btn-chosen' : 'btn-ghost'}`}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Routes>
        <Route index element={<BusinessSettingsPage />} />
        <Route path="staff" element={<StaffPage />} />
        <Route path="*" element={<Navigate replace to={deskPaths.settings} />} />
      </Routes>
    </div>
  );
}
