import type { Mail, MailContent, MailFailureKind } from '@welding/domain/entities/mail';

/** A mail's content, with its translation for staff. */
export type Rewritten = MailContent & Pick<Mail, 'inEnglish' | 'inSpanish'>;

/** Why a mail is not so any more, or what it has to say instead. */
export type Verdict = { readonly reason: MailFailureKind } | { readonly rewritten: Rewritten };

/** What must hold when a mail is sent. Undefined: it is still so. */
export type Condition = (mail: Mail, at: Date) => Promise<Verdict | undefined>;
