import type { MailContent } from '@welding/domain/entities/mail';
import { type Staff, staffRoleLabels } from '@welding/domain/entities/staff';
import { business } from '@welding/domain/values/business';
import { greeting } from '#messages/greeting.ts';
import { renderMail } from '#messages/mail-layout.ts';

/** Stands in the outbox for the link, which is made when the mail goes out: what opens an account is never stored. */
export const passwordLinkMark = 'https://password-link.invalid/';

/** What somebody of the staff gets to set a password: new at the desk, or after forgetting it. */
export function staffPasswordMail({ name, role }: Staff, isNew: boolean): MailContent {
  return renderMail({
    ...(isNew ? invitation(role) : forgotten),
    blocks: [
      { paragraph: greeting(name.split(' ')[0] ?? '') },
      ...(isNew ? invitation(role) : forgotten).blocks,
    ],
    action: { label: 'Set your password', url: passwordLinkMark },
    after: [
      'The link works once, for an hour. After that, choose "Forgot your password?" where you sign in to get another one.',
    ],
  });
}

const invitation = (role: Staff['role']) => ({
  subject: `Your account at the desk of ${business.shortName}`,
  preheader: 'Set your password to sign in.',
  heading: 'Welcome to the desk',
  blocks: [
    {
      paragraph: `You now have an account at the desk of ${business.name}, as ${staffRoleLabels[role].toLowerCase()}. Set your password to sign in.`,
    },
  ],
});

const forgotten = {
  subject: 'Set a new password for the desk',
  preheader: 'The link works once, for an hour.',
  heading: 'Set a new password',
  blocks: [
    {
      paragraph:
        'Someone asked for a new password for your desk account. If that wasn’t you, you can ignore this: your password stays the same.',
    },
  ],
};
