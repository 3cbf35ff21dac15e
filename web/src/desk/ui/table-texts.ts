import { inLanguages, say } from '@welding/domain/values/language';

export const tableTexts = inLanguages({
  actions: say('Actions', 'Acciones'),
  tooManyToSort: say(
    (most: number) => `More than ${most}, so the columns can’t be sorted here.`,
    (most) => `Son más de ${most}, así que aquí no se pueden ordenar las columnas.`,
  ),
  heads: {
    balance: say('Balance', 'Saldo'),
    client: say('Client', 'Cliente'),
    due: say('Due', 'Vence'),
    expires: say('Expires', 'Vence'),
    job: say('Job', 'Trabajo'),
    next: say('Next', 'Sigue'),
    number: say('Number', 'Número'),
    opened: say('Opened', 'Abierto'),
    paid: say('Paid', 'Pagado'),
    sent: say('Sent', 'Enviado'),
    state: say('Status', 'Estado'),
    total: 'Total',
  },
});
