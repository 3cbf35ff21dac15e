import { inLanguages, say } from '@welding/domain/values/language';

export const receiptMailTexts = inLanguages({
  methods: {
    card: say('By card', 'Con tarjeta'),
    bank_transfer: say('By bank transfer', 'Por transferencia bancaria'),
    cash: say('In cash', 'En efectivo'),
    check: say('By check', 'Con cheque'),
    other: say('Another way', 'De otra forma'),
  },
  thankYou: say(
    'Thank you for your payment. Your receipt is attached as a PDF.',
    'Gracias por su pago. Su recibo va adjunto en PDF.',
  ),
  amount: say('Amount', 'Monto'),
  paidOn: say('Paid on', 'Fecha de pago'),
  how: say('How', 'Forma de pago'),
  poNumber: say('PO number', 'Orden de compra'),
  for: say('For', 'Para'),
  reference: say('Reference', 'Referencia'),
  seeProjects: say('See your projects', 'Ver sus proyectos'),
  looksWrong: say(
    'Does something look wrong? Reply to this email with the reference.',
    '¿Algo no se ve bien? Responda a este correo con la referencia.',
  ),
  receiptSubject: say(
    (amount: string) => `Your receipt for ${amount}`,
    (amount) => `Su recibo por ${amount}`,
  ),
  receiptPreheader: say(
    (paidOn: string) => `Paid on ${paidOn}. Thank you.`,
    (paidOn) => `Pagado el ${paidOn}. Gracias.`,
  ),
  receiptHeading: say(
    (amount: string) => `We received ${amount}`,
    (amount) => `Recibimos ${amount}`,
  ),
  voidSubject: say(
    (amount: string) => `Your receipt for ${amount} doesn’t count`,
    (amount) => `Su recibo por ${amount} no es válido`,
  ),
  voidPreheader: say(
    'It was sent by mistake, and we have corrected it.',
    'Se envió por error y ya lo corregimos.',
  ),
  voidHeading: say('A receipt sent by mistake', 'Un recibo enviado por error'),
  disregard: say(
    (amount: string) =>
      `We sent you a receipt for ${amount} by mistake. Please disregard it. Sorry about that. If you did pay us, a new receipt follows.`,
    (amount) =>
      `Le enviamos por error un recibo por ${amount}. No lo tome en cuenta. Disculpe la molestia. Si sí nos pagó, le llegará un recibo nuevo.`,
  ),
});
