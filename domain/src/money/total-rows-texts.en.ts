export const texts = {
  /** The one line of what is left of approved papers. */
  rest: {
    plain: (names: string) => `Rest of what was agreed: ${names}`,
    taxed: (names: string) => `Rest of what was agreed, sales tax included: ${names}`,
  },
  agreed: {
    plain: (names: string) => `As agreed: ${names}`,
    taxed: (names: string) => `As agreed, sales tax included: ${names}`,
  },
  /** Units that our own lines and the price book begin with, as they are stored: for one, and for any other number. */
  units: {
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
    piece: { one: 'piece', other: 'pieces' },
    trip: { one: 'trip', other: 'trips' },
    mile: { one: 'mile', other: 'miles' },
    job: { one: 'job', other: 'jobs' },
  } as Readonly<Record<string, { readonly one: string; readonly other: string }>>,
  materials: 'Parts and materials in it',
  deposit: 'Deposit on approval',
  agreedBefore: 'Agreed before',
  newAgreed: 'New agreed total',
  paid: 'Paid',
  toPay: 'To pay',
  subtotal: 'Subtotal',
  discount: 'Discount',
  total: 'Total',
  creditNote: (number: string) => `Credit note ${number}`,
  salesTax: (taxRate: number) => `Sales tax ${taxRate}%`,
};
