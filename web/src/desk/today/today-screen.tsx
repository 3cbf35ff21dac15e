import { type StaffRole, staffRoleLabels } from '@welding/domain/entities/staff';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { useMinute } from '#shared/ui/use-minute.ts';

const mayDo: Record<StaffRole, string> = {
  owner: 'Everything at the desk is open to you.',
  office: 'Everything is open to you but staff, settings, refunds and erasing clients.',
  welder: 'Your own visits are open to you, and what belongs to them.',
};

/** The first screen of the day: whose it is. */
export function TodayScreen() {
  const session = useDeskSession();
  const now = useMinute();
  if (session.phase !== 'signed-in') return null;
  const { name, role } = session.person;
  return (
    <div className="grid max-w-prose gap-4">
      <p className="font-semibold text-base-content/75">{now && formatChicagoDate(now)}</p>
      <h1 className="display wrap-anywhere text-4xl sm:text-5xl">Hello, {name}</h1>
      <p className="text-lg">
        You are signed in as <strong>{staffRoleLabels[role]}</strong>. {mayDo[role]}
      </p>
    </div>
  );
}
