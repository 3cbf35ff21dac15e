import { inLanguages, say } from '@welding/domain/values/language';

export const expenseFormTexts = inLanguages({
  amount: say('Amount', 'Monto'),
  whatWasBought: say('What was bought', 'Qué se compró'),
  datePaid: say('Date paid', 'Fecha de pago'),
  saveExpense: say('Save expense', 'Guardar gasto'),
  saving: say('Saving', 'Guardando'),
  noted: say(
    (amount: string) => `${amount} noted`,
    (amount) => `Gasto de ${amount} anotado`,
  ),
  receipt: say('Receipt', 'Recibo'),
  theReceipt: say('The receipt', 'El recibo'),
  takePhoto: say('Take photo', 'Tomar foto'),
  choosePhoto: say('Choose photo', 'Elegir foto'),
  removePhoto: say('Remove photo', 'Quitar foto'),
  preparing: say('Preparing the photo…', 'Preparando la foto…'),
});
