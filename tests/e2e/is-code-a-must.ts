/** Whether this run's stack requires a code for the portal: PORTAL_SIGN_IN=verified. */
export const isCodeAMust = process.env['PORTAL_SIGN_IN'] === 'verified';
