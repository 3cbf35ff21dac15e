import { inLanguages, say } from '../values/language.ts';

export const invoiceTexts = inLanguages({
  refund: say('Refund', 'Reembolso'),
  states: {
    draft: say('Draft', 'Borrador'),
    open: say('Open', 'Abierta'),
    part_paid: say('Part paid', 'Pagada en parte'),
    overdue: say('Overdue', 'Vencida'),
    on_its_way: say('On its way', 'En camino'),
    paid: say('Paid', 'Pagada'),
    void: say('Void', 'Anulada'),
  },
});
