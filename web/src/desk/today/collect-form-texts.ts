import { inLanguages, say } from '@welding/domain/values/language';

export const collectFormTexts = inLanguages({
  amount: say('Amount', 'Monto'),
  paidBy: say('Paid by', 'Forma de pago'),
  cash: say('Cash', 'Efectivo'),
  check: say('Check', 'Cheque'),
  checkNumber: say('Check number', 'Número de cheque'),
  optional: say('Optional.', 'Opcional.'),
  gotIt: say('Got it', 'Ya lo recibí'),
  gotInCash: say(
    (amount: string) => `Got ${amount} in cash`,
    (amount) => `Recibí ${amount} en efectivo`,
  ),
  gotByCheck: say(
    (amount: string) => `Got ${amount} by check`,
    (amount) => `Recibí ${amount} en cheque`,
  ),
  saving: say('Saving', 'Guardando'),
  collected: say(
    (amount: string) => `${amount} collected`,
    (amount) => `${amount} cobrados`,
  ),
  receiptIsMailed: say('The client gets the receipt by e-mail.', 'El recibo le llega al cliente por correo.'),
  byCard: say('By card, on the client’s phone', 'Con tarjeta, en el teléfono del cliente'),
  invoice: say(
    (number: string) => `Invoice ${number}`,
    (number) => `Factura ${number}`,
  ),
  pointCamera: say(
    (number: string, balance: string) =>
      `Invoice ${number}: ${balance}. The client points their camera here.`,
    (number, balance) => `Factura ${number}: ${balance}. El cliente apunta aquí con su cámara.`,
  ),
  qrCode: say('QR code of the link below', 'Código QR del enlace de abajo'),
});
