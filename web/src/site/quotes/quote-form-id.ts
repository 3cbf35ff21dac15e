/** The form's element, known before its code is loaded. */
export const quoteFormId = 'quote-form';
