export const texts = {
  number: 'Amount must be a number',
  range: 'Amount must be between $1.00 and $999,999.99',
  cents: 'Amount must have at most two decimals',
};
