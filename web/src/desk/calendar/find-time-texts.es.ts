import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './find-time-texts.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Una hora libre cerca de otras paradas',
  suggestTimes: 'Sugerir horas',
  looking: 'Buscando',
  nothingFree: 'No hay nada libre en esas dos semanas. Ponga un día posterior e intente de nuevo.',
  soonest: 'Las horas libres más próximas. Con un código postal, primero salen las de menos manejo.',
  miles: (miles) => (miles === 0 ? 'sin desvío' : miles === 1 ? '1 milla más' : `${miles} millas más`),
  holdThisTime: (minutes) => `Apartar esta hora por ${minutes} minutos`,
  chooseFirst: 'Para apartarla, elija una hora y un soldador.',
  isHeld: (time) => `Apartado: ${time}`,
  hasRunOut: (time) => `Ya no está apartado: ${time}. Ahora otros pueden tomarlo.`,
  left: 'restantes',
  release: 'Soltar',
  allRight: 'Está bien',
};
