import { type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { CircleDollarSign, Hammer, type LucideIcon, Sun } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { deskPaths } from '#desk/paths.ts';

/** A screen of the desk, as navigation and router know it. */
export type Screen = {
  /** Below the desk's address. What is deeper is the screen's own, which may route it. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whoever has none of these neither sees nor opens it. */
  readonly roles: readonly StaffRole[];
  readonly Page: ComponentType;
};

/** Every screen, in the order of the navigation. A new one is an entry here. */
const screens: readonly Screen[] = [
  {
    path: deskPaths.today,
    label: 'Today',
    icon: Sun,
    roles: staffRoles,
    Page: lazy(async () => ({ default: (await import('#desk/today/today-screen.tsx')).TodayScreen })),
  },
  {
    path: deskPaths.projects,
    label: 'Projects',
    icon: Hammer,
    roles: ['owner', 'office'],
    Page: lazy(async () => ({
      default: (await import('#desk/projects/projects-screen.tsx')).ProjectsScreen,
    })),
  },
  {
    path: deskPaths.money,
    label: 'Money',
    icon: CircleDollarSign,
    roles: ['owner', 'office'],
    Page: lazy(async () => ({ default: (await import('#desk/money/money-screen.tsx')).MoneyScreen })),
  },
];

/** The screens that somebody of this role may see. */
export function screensFor(role: StaffRole): readonly Screen[] {
  return screens.filter(({ roles }) => roles.includes(role));
}
