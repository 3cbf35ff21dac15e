export const texts = {
  permit: 'Hot-work permit: have it signed before you start',
  askForPermit: 'Ask whether the site wants a hot-work permit',
  combustibles: 'Combustibles within 35 ft: bring fire blankets, cover what cannot be moved',
  lookForCombustibles: 'Look for combustibles within 35 ft, and bring fire blankets',
  extinguisher: 'Bring a charged extinguisher and keep it within reach',
  tank: 'Held fuel, oil or chemicals: no sparks until it is emptied, cleaned and tested gas-free',
  tankCleaned: 'Held fuel, oil or chemicals, said to be cleaned: see the proof and test for gas yourself',
  tankUnsure: 'May have held fuel, oil or chemicals: treat it as full until it tests gas-free',
  fireWatch:
    'Fire watch: someone on site stays for 30 minutes after the last spark. Agree on who before you start',
  noFireWatch: 'Fire watch: no one on site is sure to stay. Plan 30 minutes for it after the last spark',
};
