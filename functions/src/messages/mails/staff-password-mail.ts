import type { MailContent } from '@welding/domain/entities/mail';
import { type Staff, staffRoleLabels } from '@welding/domain/entities/staff';
import { business } from '@welding/domain/values/business';
import { renderMail } from '#messages/mail-layout.ts';
import { greeting } from '#messages/visit-words.ts';
import { staffPasswordMailTexts } from './staff-password-mail-texts.ts';

/** A placeholder in stored mails. Sending replaces it with the link, because a link that opens an account is never stored. */
export const passwordLinkMark = 'https://password-link.invalid/';

/** The mail to set a password, for new staff or after forgetting it. */
export function staffPasswordMail({ name, role }: Staff, isNew: boolean): MailContent {
  return renderMail({
    ...(isNew ? invitation(role) : forgotten()),
    blocks: [
      { paragraph: greeting(name.split(' ')[0] ?? '') },
      ...(isNew ? invitation(role) : forgotten()).blocks,
    ],
    action: { label: staffPasswordMailTexts().setPassword, url: passwordLinkMark },
    after: [staffPasswordMailTexts().linkWorks],
  });
}

const invitation = (role: Staff['role']) => ({
  subject: staffPasswordMailTexts().inviteeSubject(business.shortName),
  preheader: staffPasswordMailTexts().inviteePreheader,
  heading: staffPasswordMailTexts().inviteeHeading,
  blocks: [
    {
      paragraph: staffPasswordMailTexts().invitee(business.name, staffRoleLabels[role].toLowerCase()),
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
