export const texts = {
  methods: { card: 'By card', cash: 'In cash', check: 'By check', other: 'Another way' },
  thankYou: 'Thank you for your payment. Your receipt is attached as a PDF.',
  amount: 'Amount',
  paidOn: 'Paid on',
  how: 'How',
  for: 'For',
  reference: 'Reference',
  seeProjects: 'See your projects',
  looksWrong: 'Does something look wrong? Reply to this e-mail with the reference.',
  receiptSubject: (amount: string) => `Your receipt for ${amount}`,
  receiptPreheader: (paidOn: string) => `Paid on ${paidOn}. Thank you.`,
  receiptHeading: (amount: string) => `We received ${amount}`,
  voidSubject: (amount: string) => `Your receipt for ${amount} doesn’t count`,
  voidPreheader: 'It was sent by mistake, and we have corrected it.',
  voidHeading: 'A receipt sent by mistake',
  disregard: (amount: string) =>
    `We sent you a receipt for ${amount} by mistake. Please disregard it. Sorry about that. If you did pay us, a new receipt follows.`,
};
