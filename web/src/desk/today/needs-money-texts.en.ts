export const texts = {
  money: 'Money',
  allInvoices: 'All invoices',
  disputedPayments: 'Disputed payments',
  collectedNotHandedOver: 'Collected, not handed over',
  questionsAboutEstimates: 'Questions about estimates',
  finishedNotInvoiced: 'Finished, not invoiced',
  overdueInvoices: 'Overdue invoices',
  approvedInTheLastDays: 'Approved in the last days',
  writeInvoice: 'Write invoice',
  agreed: (total: string) => `Agreed ${total}`,
};
