import type { Intake } from '../entities/intake.ts';
import { inLanguages, say } from '../values/language.ts';

const safetyChecksTexts = inLanguages({
  permit: say(
    'Hot-work permit: have it signed before you start',
    'Permiso de trabajo en caliente: que esté firmado antes de empezar',
  ),
  askForPermit: say(
    'Ask whether the site wants a hot-work permit',
    'Pregunte si en el lugar piden permiso de trabajo en caliente',
  ),
  combustibles: say(
    'Combustibles within 35 ft: bring fire blankets, cover what cannot be moved',
    'Material inflamable a menos de 35 pies: lleve mantas contra fuego y cubra lo que no se pueda mover',
  ),
  lookForCombustibles: say(
    'Look for combustibles within 35 ft, and bring fire blankets',
    'Busque material inflamable a menos de 35 pies y lleve mantas contra fuego',
  ),
  extinguisher: say(
    'Bring a charged extinguisher and keep it within reach',
    'Lleve un extintor cargado y téngalo a la mano',
  ),
  tank: say(
    'Held fuel, oil or chemicals: no sparks until it is emptied, cleaned and tested gas-free',
    'Tuvo combustible, aceite o químicos: ninguna chispa antes de vaciarlo, limpiarlo y comprobar que no tiene gas',
  ),
  tankCleaned: say(
    'Held fuel, oil or chemicals, said to be cleaned: see the proof and test for gas yourself',
    'Tuvo combustible, aceite o químicos, y dicen que se limpió: vea el comprobante y mida también si hay gas',
  ),
  tankUnsure: say(
    'May have held fuel, oil or chemicals: treat it as full until it tests gas-free',
    'Pudo haber tenido combustible, aceite o químicos: trátelo como lleno hasta comprobar que no tiene gas',
  ),
  fireWatch: say(
    'Fire watch: someone on site stays for 30 minutes after the last spark. Agree on who before you start',
    'Vigilancia contra incendios: alguien se queda 30 minutos después de la última chispa. Acuerde quién antes de empezar',
  ),
  noFireWatch: say(
    'Fire watch: no one on site is sure to stay. Plan 30 minutes for it after the last spark',
    'Vigilancia contra incendios: no es seguro que alguien se quede. Cuente con 30 minutos después de la última chispa',
  ),
});

/**
 * What to bring or check before welding, after 29 CFR 1910.252(a)(2): combustibles within 35 ft are moved or covered, a fire
 * watch stays 30 minutes, a permit comes first, and containers are clean and gas-free.
 */
export function safetyChecks({ setting, combustibles, fireWatch, permit, tank }: Intake): string[] {
  const t = safetyChecksTexts();
  const isInside = setting === 'indoors' || setting === 'both';
  const burns = combustibles === 'yes' || combustibles === 'unsure';
  const checks = [
    ...tankChecks(tank),
    ...(permit === 'yes' ? [t.permit] : []),
    ...(permit === 'unsure' ? [t.askForPermit] : []),
    ...(combustibles === 'yes' ? [t.combustibles] : []),
    ...(combustibles === 'unsure' ? [t.lookForCombustibles] : []),
    ...(isInside || burns || fireWatch !== undefined ? [fireWatchCheck(fireWatch)] : []),
  ];
  return checks.length > 0 ? [...checks, t.extinguisher] : [];
}

function tankChecks(tank: Intake['tank']): string[] {
  const t = safetyChecksTexts();
  switch (tank) {
    case 'yes':
      return [t.tank];
    case 'cleaned':
      return [t.tankCleaned];
    case 'unsure':
      return [t.tankUnsure];
    default:
      return [];
  }
}

function fireWatchCheck(fireWatch: Intake['fireWatch']): string {
  const t = safetyChecksTexts();
  return fireWatch === 'yes' ? t.fireWatch : t.noFireWatch;
}
