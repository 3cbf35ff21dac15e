import { inLanguages, say } from './language.ts';

const businessTexts = inLanguages({
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

/**
 * All business data an owner may want to change. Its texts are in both languages. After a change,
 * run `npm test` and deploy (docs/deploy.md).
 */
export const business = {
  name: 'Lakeline Mobile Welding',
  /** Shown under the icon on a home screen: at most 12 characters. */
  shortName: 'Lakeline',
  phone: '(312) 555-0148',
  /** The 24/7 hotline; may equal `phone`. */
  emergencyPhone: '(312) 555-0199',
  /** Printed on estimates and invoices. A home repair contract must name it. */
  address: '1850 W Fulton St, Chicago, IL 60612',
  email: 'info@lakelinewelding.example',
  social: { facebook: '', instagram: '', youtube: '' },
  get motto() {
    return businessTexts().motto;
  },
  yearsExperience: 15,
  copyrightYear: 2024,
  get serviceArea() {
    return businessTexts().serviceArea;
  },
  /** The center of the service area (the Loop, Chicago) and its radius in statute miles. */
  serviceCenter: { name: 'Chicago', latitude: 41.8781, longitude: -87.6298 },
  serviceRadiusMiles: 50,
  quoteReplyHours: 24,
  timeZone: 'America/Chicago',
  currency: 'usd',
} as const;

/** Weekdays with the same hours. `days` counts from Sunday = 0; times are 24-hour Chicago time. */
export type HoursGroup = {
  readonly label: string;
  readonly days: readonly number[];
  readonly open: { readonly from: string; readonly to: string } | null;
};

/** `open: null` means emergency calls only. */
export const businessHours: readonly HoursGroup[] = [
  {
    get label() {
      return businessTexts().weekdays;
    },
    days: [1, 2, 3, 4, 5],
    open: { from: '07:00', to: '18:00' },
  },
  {
    get label() {
      return businessTexts().saturday;
    },
    days: [6],
    open: { from: '08:00', to: '16:00' },
  },
  {
    get label() {
      return businessTexts().sunday;
    },
    days: [0],
    open: null,
  },
];

/** Starting prices in whole dollars. */
export const startingPrices = { metal_structures: 150, truck: 300, aluminum: 200 } as const;

export const paymentPresets = [250, 500, 750, 1000, 1500, 2000] as const;
export const defaultPaymentAmount = 500;

export const emergencyServices = () => businessTexts().emergencies;

/** The logo as path data in a 40 × 40 square: a steel angle, a weld bead and a spark. The header and the icons draw it. */
export const brandMark = {
  viewBox: '0 0 40 40',
  size: 40,
  steel: 'M4 3h10v23h22v10H4z',
  /** Stroked with `rippleWidth` and round ends. */
  ripples: 'M17.5 18.5a7 7 0 0 1 5 4.5',
  rippleWidth: 3.4,
  spark: 'M28.5 2l2.7 7.3 7.3 2.7-7.3 2.7-2.7 7.3-2.7-7.3-7.3-2.7 7.3-2.7z',
} as const;
