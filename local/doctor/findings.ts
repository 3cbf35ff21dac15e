import type { Google } from './google.ts';

/** One line of the doctor: what holds, or what to do. */
export type Finding = { readonly holds: boolean; readonly says: string; readonly remedy?: string };

export const holds = (says: string): Finding => ({ holds: true, says });
/** @param remedy what to do, in words and as a command */
export const wrong = (says: string, remedy: string): Finding => ({ holds: false, says, remedy });
/** One of both, by `isSo`. */
export const whether = (isSo: boolean, so: string, otherwise: string, remedy: string): Finding =>
  isSo ? holds(so) : wrong(otherwise, remedy);

/** The deployment that is looked at, and the interfaces to look with. */
export type Patient = {
  readonly project: string;
  /** `https://www.your-domain.com`, from functions/.env.PROJECT; undefined while that file names none. */
  readonly site: string | undefined;
  /** The sender of mails. */
  readonly sender: string;
  /** Stripe's key of the site's build, empty if there is none. */
  readonly publishableKey: string;
  /** DKIM's selector at the mail provider, undefined if it was not named. */
  readonly dkimSelector: string | undefined;
  readonly google: Google;
  /** Runs a program and gives what it printed. @throws Error if it is missing or fails */
  readonly run: (program: string, args: readonly string[]) => Promise<string>;
  /** The records of a name in the DNS, empty if there are none. */
  readonly texts: (name: string) => Promise<string[]>;
  /** Signs in at a mail server without sending. @throws Error saying what failed */
  readonly greetMailServer: (smtpUrl: string) => Promise<void>;
  /** A stand-in's address instead of Stripe's, in tests. */
  readonly stripeAt?: { host: string; port: number; protocol: 'http' };
};

export type Topic = {
  readonly name: string;
  readonly look: (patient: Patient) => Promise<readonly Finding[]>;
};
