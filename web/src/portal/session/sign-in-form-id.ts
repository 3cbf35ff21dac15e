/** Finds the form in prerendered HTML before its code loads. */
export const signInFormId = 'sign-in-form';
