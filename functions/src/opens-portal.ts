import { config } from './config.ts';

/** Whether a session opens the portal. A session of an email alone does not where codes are required. */
export function opensPortal({ verified: isVerified }: { readonly verified?: boolean | undefined }): boolean {
  return isVerified === true || config().PORTAL_SIGN_IN !== 'verified';
}
