import { deskApiPaths } from '@welding/domain/api-paths';
import { LogOut } from 'lucide-react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { type DeskPerson, useDeskSession } from '#desk/session/desk-session.ts';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';
import { signOutEverywhereTexts } from '#desk/session/sign-in-texts.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { ConfirmButton } from './action-button.tsx';

/** Ends a person's sign-ins on all devices, such as after losing a phone. Signing in again works. */
export function SignOutEverywhere({
  person: { id, name },
  label = signOutEverywhereTexts().signOutEverywhere,
}: {
  person: Pick<DeskPerson, 'id' | 'name'>;
  label?: string;
}) {
  const session = useDeskSession();
  const t = signOutEverywhereTexts();
  const isOwn = session.phase === 'signed-in' && session.person.id === id;
  const signOut = async () => {
    await deskRequest(deskApiPaths.staffSignOut(id), () => undefined, { method: 'POST' });
    if (isOwn) await signOutOfDesk();
  };
  return (
    <ConfirmButton
      label={label}
      className="justify-self-start"
      icon={LogOut}
      isInForm
      title={isOwn ? t.signOutOfAll : t.signOutOne(name)}
      question={isOwn ? t.ofOwn : t.ofOther(name)}
      yes={t.signOutEverywhere}
      act={signOut}
      onDone={() => {
        if (!isOwn) void showToast({ title: t.signedOut, description: name });
      }}
    />
  );
}
