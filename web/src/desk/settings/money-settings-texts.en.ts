export const texts = {
  settingsSaved: 'Settings saved',
  saveSettings: 'Save settings',
  saving: 'Saving',
  estimatesAndInvoices: 'Estimates and invoices',
  salesTax: 'Sales tax in percent',
  salesTaxHint: 'On material, and on lines marked as taxed. Empty for none.',
  deposit: 'Deposit',
  depositHint: 'What new estimates ask for on approval. Empty for none.',
  validDays: 'Days an estimate is good for',
  fromDayWritten: 'From the day it is written.',
  dueDays: 'Days until an invoice is due',
  homeRepairNotice: 'Illinois’ notice on home repair',
  codeForPapers: 'A code for estimates and invoices',
  codeForPapersHint:
    'The link in an e-mail then asks for the portal’s code. Without it, whoever has the e-mail can open, approve and pay.',
  terms: 'Terms',
  termsHint: 'New estimates and invoices begin with them.',
  homeRepairNoticeHint: (homeRepairThreshold: string) =>
    `With estimates for work at a home above ${homeRepairThreshold}, as 815 ILCS 513 asks.`,
  reminderDays: 'Reminders, in days after the due date',
  reminderDaysHint: 'Up to five, such as 3, 14, 30. Empty for none.',
  nounSettings: 'settings',
};
