import { config } from './config.ts';

/** Whether a session opens the portal. A session of an email alone does not where codes are required. */
export function isEnough({ verified: isVerified }: { readonly verified?: true | undefined }): boolean {
  return isVerified === true || config().PORTAL_SIGN_IN !== 'verified';
}
