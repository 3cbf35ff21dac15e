import type { texts as english } from './business-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  motto: 'Soldadura móvil profesional: vamos a donde usted esté',
  serviceArea: 'Chicago y sus alrededores, en un radio de 50 millas',
  weekdays: 'Lunes a viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
  emergencies: [
    'Chasis de camiones y remolques agrietados',
    'Enganches, quintas ruedas y acopladores rotos',
    'Fallas en cajas de volteo, plataformas elevadoras y soportes hidráulicos',
    'Daños en acero estructural que hacen inseguro el lugar',
    'Portones, puertas y andenes de carga que ya no cierran',
    'Tanques y conexiones de aluminio con fugas',
  ],
};
