/** The form's id, by which it is found in the prerendered page before its code is there. */
export const signInFormId = 'sign-in-form';
