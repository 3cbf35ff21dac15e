import { config } from './config.ts';

/** Whether a session opens the portal: one of an e-mail alone does not where everybody has to confirm. */
export function isEnough({ verified: isVerified }: { readonly verified?: true | undefined }): boolean {
  return isVerified === true || config().PORTAL_SIGN_IN !== 'verified';
}
