import { plural, type Translated } from '@welding/domain/values/language';
import type { texts as english } from './cost-words-texts.en.ts';

export const texts: Translated<typeof english> = {
  losing: (loss) => `Este trabajo pierde ${loss}: cuesta más de lo que deja.`,
  marginDown: (planned, now) =>
    `Este trabajo deja menos de lo planeado. Su margen bajó de ${planned} a ${now}.`,
  hoursOver: (hours, planned) =>
    plural(
      hours,
      `Este trabajo lleva ${hours} hora de las ${planned} planeadas.`,
      `Este trabajo lleva ${hours} horas de las ${planned} planeadas.`,
    ),
  linesWithoutCost: (lines) =>
    plural(
      lines,
      '1 renglón del presupuesto no tiene costo en la lista de precios.',
      `${lines} renglones del presupuesto no tienen costo en la lista de precios.`,
    ),
  hoursWithoutRate: (hours) =>
    plural(
      hours,
      `${hours} hora de personas sin costo por hora cuenta como gratis.`,
      `${hours} horas de personas sin costo por hora cuentan como gratis.`,
    ),
  laborNotByHour: (lines) =>
    plural(
      lines,
      '1 renglón de mano de obra no se vende por hora.',
      `${lines} renglones de mano de obra no se venden por hora.`,
    ),
  noRates: 'Todavía nadie tiene costo por hora, así que no hay ganancia planeada.',
};
