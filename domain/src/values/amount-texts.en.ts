/** What is said of numbers and days. `label` is what people call the field. */
export const texts = {
  number: 'Amount must be a number',
  unclear: (typed: string, whole: string, decimal: string) =>
    `${typed} can be read two ways. Please type ${whole} or ${decimal}`,
  tooLarge: 'Amount is too large',
  cents: 'Amount must have at most two decimals',
  negative: 'Amount must not be negative',
  wholeNumber: (label: string, min: number, max: number) =>
    `${label} must be a whole number from ${min} to ${max}`,
  trueOrFalse: (label: string) => `${label} must be true or false`,
  noDay: (label: string) => `${label} must be a day of the calendar`,
  future: (label: string) => `${label} cannot be in the future`,
  longAgo: (label: string) => `${label} must be within the last two years`,
};
