import { inLanguages, say } from '@welding/domain/values/language';

export const findTimeTexts = inLanguages({
  title: say('A free time close to other stops', 'Una hora libre cerca de otras paradas'),
  suggestTimes: say('Suggest times', 'Sugerir horas'),
  looking: say('Looking', 'Buscando'),
  nothingFree: say(
    'Nothing is free in those two weeks. Enter a later day and try again.',
    'No hay nada libre en esas dos semanas. Ponga un día posterior e intente de nuevo.',
  ),
  soonest: say(
    'The soonest free times. With a ZIP code, those with the least driving come first.',
    'Las horas libres más próximas. Con un código postal, primero salen las de menos manejo.',
  ),
  miles: say(
    (miles: number) => (miles === 0 ? 'no detour' : miles === 1 ? '1 mile more' : `${miles} miles more`),
    (miles) => (miles === 0 ? 'sin desvío' : miles === 1 ? '1 milla más' : `${miles} millas más`),
  ),
  holdThisTime: say(
    (minutes: number) => `Hold this time for ${minutes} minutes`,
    (minutes) => `Apartar esta hora por ${minutes} minutos`,
  ),
  chooseFirst: say('Choose a time and a welder to hold it.', 'Para apartarla, elija una hora y un soldador.'),
  isHeld: say(
    (time: string) => `${time} is held.`,
    (time) => `Apartado: ${time}`,
  ),
  hasRunOut: say(
    (time: string) => `The hold on ${time} has expired. Others can take it now.`,
    (time) => `Ya no está apartado: ${time}. Ahora otros pueden tomarlo.`,
  ),
  left: say('left', 'restantes'),
  release: say('Release', 'Soltar'),
  allRight: say('All right', 'Está bien'),
});
