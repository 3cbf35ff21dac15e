export const texts = {
  amount: 'Amount',
  whatWasBought: 'What was bought',
  datePaid: 'Date paid',
  saveExpense: 'Save expense',
  saving: 'Saving',
  noted: (amount: string) => `${amount} noted`,
  receipt: 'Receipt',
  theReceipt: 'The receipt',
  takePhoto: 'Take photo',
  choosePhoto: 'Choose photo',
  removePhoto: 'Remove photo',
  preparing: 'Preparing the photo…',
};
