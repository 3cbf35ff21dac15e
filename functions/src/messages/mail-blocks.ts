/** A piece of a mail: some sentences, named facts, or a code to type. All of it is plain text. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly code: string };

/** What a mail says, from which its HTML and its plain text are made, so that both say the same. */
export type MailLayout = {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What follows the action. */
  readonly after?: readonly string[];
  /** Where the reader ends mails of this kind. */
  readonly preferences?: { readonly label: string; readonly url: string };
};
