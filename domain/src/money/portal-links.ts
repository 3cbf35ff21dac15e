/** Where a verified client sees an estimate; mails and notifications lead there. A path of the site. */
export const estimatePath = (id: string) => `/dashboard/estimates/${id}`;

/** Where a verified client sees an invoice. */
export const invoicePath = (id: string) => `/dashboard/invoices/${id}`;
