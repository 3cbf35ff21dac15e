import { stackAddresses } from './stack.ts';

/** The link in a password mail. @returns the match with the site and the code, null without a link */
export function passwordLinkIn(text: string): RegExpExecArray | null {
  return /(http\S+)\/desk\/sign-in#set-password=([\w-]+)/.exec(text);
}

/** Sets a password like the page behind the mail's link. @returns Firebase Auth's status */
export async function setPassword(oobCode: string | undefined, newPassword: string): Promise<number> {
  const { auth: base } = stackAddresses();
  const answer = await fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ oobCode, newPassword }),
  });
  return answer.status;
}
