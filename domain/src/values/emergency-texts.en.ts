export const texts = {
  services: [
    'Cracked truck and trailer frames',
    'Broken hitches, fifth wheels and couplers',
    'Dump body, liftgate and hydraulic mount failures',
    'Structural steel damage that makes a site unsafe',
    'Gates, doors and loading docks that no longer close',
    'Leaking aluminum tanks and fittings',
  ],
};
