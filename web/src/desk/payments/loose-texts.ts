import { inLanguages, say } from '@welding/domain/values/language';

export const looseTexts = inLanguages({
  title: say('Money without a purpose', 'Dinero sin destino'),
  without: say(
    (amount: string) => `${amount} without a purpose.`,
    (amount) => `${amount} sin destino.`,
  ),
  whatToDo: say(
    'Refund it, assign it to another project, or keep it as the client’s credit.',
    'Reembólselo, asígnelo a otro proyecto o déjelo como saldo a favor del cliente.',
  ),
  kept: say(
    'Kept as the client’s credit: it pays the project’s next invoice.',
    'Queda como saldo a favor: paga la próxima factura del proyecto.',
  ),
  keep: say('Keep as credit', 'Dejar como saldo'),
  keepTitle: say(
    (amount: string) => `Keep ${amount} as credit?`,
    (amount) => `¿Dejar ${amount} como saldo a favor?`,
  ),
  keepExplained: say(
    'It stays with the project and pays its next invoice. It can still be refunded or assigned.',
    'Queda en el proyecto y paga su próxima factura. Todavía se puede reembolsar o asignar.',
  ),
  project: say('Project', 'Proyecto'),
  onVoid: say(
    'This invoice is void, so these payments don’t count for it. They pay the project’s other invoices; the rest is without a purpose.',
    'Esta factura está anulada, así que estos pagos no cuentan para ella. Pagan las otras facturas del proyecto; el resto queda sin destino.',
  ),
});
