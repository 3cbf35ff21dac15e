import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './expense-form-texts.en.ts';

export const texts: Translated<typeof english> = {
  amount: 'Monto',
  whatWasBought: 'Qué se compró',
  datePaid: 'Fecha de pago',
  saveExpense: 'Guardar gasto',
  saving: 'Guardando',
  noted: (amount) => `Gasto de ${amount} anotado`,
  receipt: 'Recibo',
  theReceipt: 'El recibo',
  takePhoto: 'Tomar foto',
  choosePhoto: 'Elegir foto',
  removePhoto: 'Quitar foto',
  preparing: 'Preparando la foto…',
};
