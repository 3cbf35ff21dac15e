import type { Translated } from '../values/language.ts';
import type { texts as english } from './safety-checks-texts.en.ts';

export const texts: Translated<typeof english> = {
  permit: 'Permiso de trabajo en caliente: que esté firmado antes de empezar',
  askForPermit: 'Pregunte si en el lugar piden permiso de trabajo en caliente',
  combustibles:
    'Material inflamable a menos de 35 pies: lleve mantas contra fuego y cubra lo que no se pueda mover',
  lookForCombustibles: 'Busque material inflamable a menos de 35 pies y lleve mantas contra fuego',
  extinguisher: 'Lleve un extintor cargado y téngalo a la mano',
  tank: 'Tuvo combustible, aceite o químicos: ninguna chispa antes de vaciarlo, limpiarlo y comprobar que no tiene gas',
  tankCleaned:
    'Tuvo combustible, aceite o químicos, y dicen que se limpió: vea el comprobante y mida también si hay gas',
  tankUnsure:
    'Pudo haber tenido combustible, aceite o químicos: trátelo como lleno hasta comprobar que no tiene gas',
  fireWatch:
    'Vigilancia contra incendios: alguien se queda 30 minutos después de la última chispa. Acuerde quién antes de empezar',
  noFireWatch:
    'Vigilancia contra incendios: no es seguro que alguien se quede. Cuente con 30 minutos después de la última chispa',
};
