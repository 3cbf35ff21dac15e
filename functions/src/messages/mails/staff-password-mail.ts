import type { MailContent } from '@welding/domain/entities/mail';
import { type Staff, staffRoleLabels } from '@welding/domain/entities/staff';
import { business } from '@welding/domain/values/business';
import { labelOf } from '@welding/domain/values/label-of';
import { inLanguages, say } from '@welding/domain/values/language';
import { renderMail } from '#messages/mail-layout.ts';
import { greeting } from '#messages/visit-words.ts';

const staffPasswordMailTexts = inLanguages({
  setPassword: say('Set your password', 'Crear su contraseña'),
  linkWorks: say(
    'The link works once, for an hour. After that, choose "Forgot your password?" where you sign in to get another one.',
    'El enlace sirve una sola vez, durante una hora. Después, elija «¿Olvidó su contraseña?» donde se inicia sesión para pedir otro.',
  ),
  inviteePreheader: say('Set your password to sign in.', 'Cree su contraseña para iniciar sesión.'),
  inviteeHeading: say('Welcome to the desk', 'Le damos la bienvenida a la oficina'),
  forgottenSubject: say('Set a new password for the desk', 'Cree una nueva contraseña para la oficina'),
  forgottenPreheader: say(
    'The link works once, for an hour.',
    'El enlace sirve una sola vez, durante una hora.',
  ),
  forgottenHeading: say('Set a new password', 'Crear una nueva contraseña'),
  forgotten: say(
    'Someone asked for a new password for your desk account. If that wasn’t you, you can ignore this: your password stays the same.',
    'Alguien pidió una nueva contraseña para su cuenta de la oficina. Si no fue usted, no haga caso: su contraseña sigue igual.',
  ),
  inviteeSubject: say(
    (shortName: string) => `Your account at the desk of ${shortName}`,
    (shortName) => `Su cuenta en la oficina de ${shortName}`,
  ),
  invitee: say(
    (name: string, toLowerCase: string) =>
      `You now have an account at the desk of ${name}, as ${toLowerCase}. Set your password to sign in.`,
    (name, role) =>
      `Ya tiene una cuenta en la oficina de ${name}, con el puesto: ${role}. Cree su contraseña para iniciar sesión.`,
  ),
});

/** A placeholder in stored mails. Sending replaces it with the link, because a link that opens an account is never stored. */
export const passwordLinkMark = 'https://password-link.invalid/';

/** The mail to set a password, for new staff or after forgetting it. */
export function staffPasswordMail({ name, role }: Staff, isNew: boolean): MailContent {
  const t = staffPasswordMailTexts();
  return renderMail({
    ...(isNew ? invitation(role) : forgotten()),
    blocks: [
      { paragraph: greeting(name.split(' ')[0] ?? '') },
      ...(isNew ? invitation(role) : forgotten()).blocks,
    ],
    action: { label: t.setPassword, url: passwordLinkMark },
    after: [t.linkWorks],
  });
}

const invitation = (role: Staff['role']) => ({
  subject: staffPasswordMailTexts().inviteeSubject(business.shortName),
  preheader: staffPasswordMailTexts().inviteePreheader,
  heading: staffPasswordMailTexts().inviteeHeading,
  blocks: [
    {
      paragraph: staffPasswordMailTexts().invitee(
        business.name,
        labelOf(staffRoleLabels, role).toLowerCase(),
      ),
    },
  ],
});

const forgotten = () => ({
  subject: staffPasswordMailTexts().forgottenSubject,
  preheader: staffPasswordMailTexts().forgottenPreheader,
  heading: staffPasswordMailTexts().forgottenHeading,
  blocks: [
    {
      paragraph: staffPasswordMailTexts().forgotten,
    },
  ],
});
