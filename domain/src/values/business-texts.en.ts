export const texts = {
  motto: 'Professional Mobile Welding - We Come to You',
  serviceArea: 'Chicagoland area within a 50-mile radius',
  weekdays: 'Monday - Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  emergencies: [
    'Cracked truck and trailer frames',
    'Broken hitches, fifth wheels and couplers',
    'Dump body, liftgate and hydraulic mount failures',
    'Structural steel damage that makes a site unsafe',
    'Gates, doors and loading docks that no longer close',
    'Leaking aluminum tanks and fittings',
  ],
};
