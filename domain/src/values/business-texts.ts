import { inLanguages, say } from './language.ts';

export const businessTexts = inLanguages({
  motto: say(
    'Professional Mobile Welding - We Come to You',
    'Soldadura móvil profesional: vamos a donde usted esté',
  ),
  serviceArea: say(
    'Chicagoland area within a 50-mile radius',
    'Chicago y sus alrededores, en un radio de 50 millas',
  ),
  weekdays: say('Monday - Friday', 'Lunes a viernes'),
  saturday: say('Saturday', 'Sábado'),
  sunday: say('Sunday', 'Domingo'),
  emergencies: say(
    [
      'Cracked truck and trailer frames',
      'Broken hitches, fifth wheels and couplers',
      'Dump body, liftgate and hydraulic mount failures',
      'Structural steel damage that makes a site unsafe',
      'Gates, doors and loading docks that no longer close',
      'Leaking aluminum tanks and fittings',
    ],
    [
      'Chasis de camiones y remolques agrietados',
      'Enganches, quintas ruedas y acopladores rotos',
      'Fallas en cajas de volteo, plataformas elevadoras y soportes hidráulicos',
      'Daños en acero estructural que hacen inseguro el lugar',
      'Portones, puertas y andenes de carga que ya no cierran',
      'Tanques y conexiones de aluminio con fugas',
    ],
  ),
});
