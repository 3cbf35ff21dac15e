import { inLanguages, say } from '../values/language.ts';

export const invoiceRequestsTexts = inLanguages({
  messages: {
    clientRequired: say('Client is required', 'Elija un cliente'),
    projectRequired: say('Project is required', 'Elija un proyecto'),
    dueDate: say('Due date must be a day of the calendar', 'La fecha límite debe ser un día del calendario'),
    otherProject: say('This estimate belongs to another project', 'Este presupuesto es de otro proyecto'),
    estimateNotSent: say(
      'This estimate is a draft. Send it first',
      'Este presupuesto es un borrador. Envíelo primero',
    ),
    sent: say(
      'This invoice was sent and cannot be changed. Write a credit note, or void it and write a new one',
      'Esta factura ya se envió y no se puede cambiar. Escriba una nota de crédito, o anúlela y escriba una nueva',
    ),
    alreadySent: say('This invoice was already sent', 'Esta factura ya se envió'),
    notSent: say(
      'This invoice has not been sent. Change it instead',
      'Esta factura no se ha enviado. Cámbiela directamente',
    ),
    void: say('This invoice is void', 'Esta factura está anulada'),
    noEmail: say(
      'This client has no email. Add one first',
      'Este cliente no tiene correo electrónico. Agregue uno primero',
    ),
    reasonRequired: say('Reason is required', 'Indique el motivo'),
    creditTooLarge: say(
      'A credit note can’t be more than the invoice',
      'Una nota de crédito no puede ser mayor que la factura',
    ),
    creditTooSmall: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    tooManyCredits: say(
      'This invoice has many credit notes already. Void it and write a new one',
      'Esta factura ya tiene muchas notas de crédito. Anúlela y escriba una nueva',
    ),
    noneOpen: say('No invoice of this project is open', 'Ninguna factura de este proyecto está abierta'),
    nothingToInvoice: say(
      'Nothing is left to invoice for this job. Take cash or a check, or call the office',
      'No queda nada por facturar de este trabajo. Cobre en efectivo o con cheque, o llame a la oficina',
    ),
    notOpen: say('This invoice is not open', 'Esta factura no está abierta'),
    payTooMuch: say(
      'The amount is more than what’s left on this invoice',
      'El monto es mayor que lo que falta pagar de esta factura',
    ),
  },
  terms: say('Terms', 'Condiciones'),
  reason: say('Reason', 'Motivo'),
  aboveAgreed: say('Above agreed', 'Más de lo acordado'),
});
