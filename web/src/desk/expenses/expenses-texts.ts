import { inLanguages, say } from '@welding/domain/values/language';

export const expensesTexts = inLanguages({
  expenses: say('Expenses', 'Gastos'),
  myExpenses: say('My expenses', 'Mis gastos'),
  loadingExpenses: say('Loading expenses', 'Cargando los gastos'),
  nouns: say('expenses', 'gastos'),
  none: say('No expenses yet.', 'Todavía no hay gastos.'),
  onThisPhone: say('Expenses on this phone', 'Gastos en este teléfono'),
  addExpense: say('Add expense', 'Agregar gasto'),
  addAnExpense: say('Add an expense', 'Agregar un gasto'),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  receipt: say('Receipt', 'Recibo'),
  receiptOf: say(
    (what: string, amount: string) => `Receipt: ${what}, ${amount}`,
    (what, amount) => `Recibo: ${what}, ${amount}`,
  ),
  remove: say('Remove', 'Quitar'),
  removeOne: say(
    (what: string, amount: string) => `Remove ${what}, ${amount}`,
    (what, amount) => `Quitar ${what}, ${amount}`,
  ),
  removed: say(
    (amount: string) => `${amount} removed`,
    (amount) => `Gasto de ${amount} quitado`,
  ),
  undo: say('Undo', 'Deshacer'),
  notRemoved: say('Not removed', 'No se quitó'),
  notPutBack: say('Not put back', 'No se recuperó'),
  nothingChanged: say(
    'No connection: nothing was changed. Please try again.',
    'Sin conexión: no se cambió nada. Intente de nuevo.',
  ),
  receiptOnThisPhone: say('Receipt on this phone', 'Recibo en este teléfono'),
  sending: say('Sending', 'Enviando'),
  willSend: say('Will send when you’re back online.', 'Se enviará cuando haya señal.'),
  notAccepted: say(
    (reason: string) => `Not accepted: ${reason}.`,
    (reason) => `No se aceptó: ${reason}.`,
  ),
  receiptNotAccepted: say(
    (reason: string) => `Receipt not accepted: ${reason}.`,
    (reason) => `No se aceptó el recibo: ${reason}.`,
  ),
  receiptLost: say(
    'Its receipt photo is no longer on this phone. Send it without the receipt, or cancel it and add it again.',
    'La foto del recibo ya no está en este teléfono. Envíelo sin el recibo, o cancélelo y agréguelo de nuevo.',
  ),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  sendWithoutReceipt: say('Send without receipt', 'Enviar sin recibo'),
  cancel: say('Cancel', 'Cancelar'),
  expensesNotAccepted: say('Expenses not accepted', 'Gastos no aceptados'),
});

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
