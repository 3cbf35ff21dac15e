import { type Staff, type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { deskPaths } from '@welding/domain/paths';
import {
  CalendarDays,
  CircleDollarSign,
  Hammer,
  Inbox,
  type LucideIcon,
  Settings,
  Sun,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { TodayScreen } from '#desk/today/today-screen.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { appTexts } from './app-texts.ts';

export type Screen = {
  /** Below the desk. The screen may route deeper paths itself. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other roles neither see nor open it. */
  readonly roles: readonly StaffRole[];
  /** A phone shows it behind More. */
  readonly isSeldom?: true;
  readonly Page: ComponentType & { readonly preload?: () => Promise<void> };
};

const texts = appTexts();

/** In navigation order. Add new screens here. */
const screens: readonly Screen[] = [
  {
    path: deskPaths.today,
    label: texts.today,
    icon: Sun,
    roles: staffRoles,
    // Loads with the desk because it is the first screen; each further file costs time.
    Page: TodayScreen,
  },
  {
    path: deskPaths.requests,
    label: texts.requests,
    icon: Inbox,
    roles: ['owner', 'office'],
    Page: lazyPart(async () => (await import('#desk/requests/requests-screen.tsx')).RequestsScreen),
  },
  {
    path: deskPaths.calendar,
    label: texts.calendar,
    icon: CalendarDays,
    roles: staffRoles,
    Page: lazyPart(async () => (await import('#desk/calendar/calendar-screen.tsx')).CalendarScreen),
  },
  {
    path: deskPaths.clients,
    label: texts.clients,
    icon: Users,
    isSeldom: true,
    roles: ['owner', 'office'],
    Page: lazyPart(async () => (await import('#desk/clients/clients-screen.tsx')).ClientsScreen),
  },
  {
    path: deskPaths.projects,
    label: texts.projects,
    icon: Hammer,
    roles: ['owner', 'office'],
    Page: lazyPart(async () => (await import('#desk/projects/projects-screen.tsx')).ProjectsScreen),
  },
  {
    path: deskPaths.money,
    label: texts.money,
    icon: CircleDollarSign,
    roles: ['owner', 'office'],
    Page: lazyPart(async () => (await import('#desk/money/money-screen.tsx')).MoneyScreen),
  },
  {
    path: deskPaths.settings,
    label: texts.settings,
    icon: Settings,
    isSeldom: true,
    roles: ['owner'],
    Page: lazyPart(async () => (await import('#desk/settings/settings-screen.tsx')).SettingsScreen),
  },
];

export function screensFor(role: Staff['role']): readonly Screen[] {
  return screens.filter(({ roles }) => roles.some((allowed) => allowed === role));
}
