import { inLanguages, say } from '../values/language.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** Specification section 3, label maps. */
export const serviceTypeTexts = inLanguages({
  metal_structures: say(storedServiceNames.metal_structures, 'Reparación de estructuras metálicas'),
  truck: say(storedServiceNames.truck, 'Reparación de camiones pesados'),
  aluminum: say(storedServiceNames.aluminum, 'Soldadura de aluminio'),
  mobile_welding: say(storedServiceNames.mobile_welding, 'Servicio de soldadura a domicilio'),
  other: say(storedServiceNames.other, 'Otro'),
});
