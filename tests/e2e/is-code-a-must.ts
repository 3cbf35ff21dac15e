/** Whether the stack of this run lets nobody into the portal without a code: PORTAL_SIGN_IN=verified. */
export const isCodeAMust = process.env['PORTAL_SIGN_IN'] === 'verified';
