import type { Translated } from '../values/language.ts';
import type { texts as english } from './invoice-requests-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    clientRequired: 'Elija un cliente',
    projectRequired: 'Elija un proyecto',
    dueDate: 'La fecha límite debe ser un día del calendario',
    otherProject: 'Este presupuesto es de otro proyecto',
    estimateNotSent: 'Este presupuesto es un borrador. Envíelo primero',
    sent: 'Esta factura ya se envió y no se puede cambiar. Escriba una nota de crédito, o anúlela y escriba una nueva',
    alreadySent: 'Esta factura ya se envió',
    notSent: 'Esta factura no se ha enviado. Cámbiela directamente',
    void: 'Esta factura está anulada',
    noEmail: 'Este cliente no tiene correo electrónico. Agregue uno primero',
    reasonRequired: 'Indique el motivo',
    creditTooLarge: 'Una nota de crédito no puede ser mayor que la factura',
    creditTooSmall: 'El monto debe ser de $0.01 como mínimo',
    tooManyCredits: 'Esta factura ya tiene muchas notas de crédito. Anúlela y escriba una nueva',
    noneOpen: 'Ninguna factura de este proyecto está abierta',
    notOpen: 'Esta factura no está abierta',
    payTooMuch: 'El monto es mayor que lo que falta pagar de esta factura',
  },
  terms: 'Condiciones',
  reason: 'Motivo',
  aboveAgreed: 'Más de lo acordado',
};
