/** What the card is called, whether or not its list may be shown yet. */
export const papersTitle = 'Estimates and Invoices';
