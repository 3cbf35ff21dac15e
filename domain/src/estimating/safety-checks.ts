import type { Intake } from '../entities/intake.ts';

/**
 * What whoever drives there brings or checks before the first spark. After 29 CFR 1910.252(a)(2): combustibles within 35
 * ft are moved or covered, a fire watch stays for 30 minutes, a permit is had first, and containers are clean and gas-free.
 */
export function safetyChecks({ setting, combustibles, fireWatch, permit, tank }: Intake): string[] {
  const isInside = setting === 'indoors' || setting === 'both';
  const burns = combustibles === 'yes' || combustibles === 'unsure';
  const checks = [
    ...tankChecks(tank),
    ...(permit === 'yes' ? ['Hot-work permit: have it signed before you start'] : []),
    ...(permit === 'unsure' ? ['Ask whether the site wants a hot-work permit'] : []),
    ...(combustibles === 'yes'
      ? ['Combustibles within 35 ft: bring fire blankets, cover what cannot be moved']
      : []),
    ...(combustibles === 'unsure' ? ['Look for combustibles within 35 ft, and bring fire blankets'] : []),
    ...(isInside || burns || fireWatch !== undefined ? [fireWatchCheck(fireWatch)] : []),
  ];
  return checks.length > 0 ? [...checks, 'Bring a charged extinguisher and keep it within reach'] : [];
}

function tankChecks(tank: Intake['tank']): string[] {
  switch (tank) {
    case 'yes':
      return ['Held fuel, oil or chemicals: no spark before it is emptied, cleaned and tested free of gas'];
    case 'cleaned':
      return ['Held fuel, oil or chemicals, said to be cleaned: see the proof and test for gas yourself'];
    case 'unsure':
      return ['May have held fuel, oil or chemicals: take it as full until it is tested free of gas'];
    default:
      return [];
  }
}

function fireWatchCheck(fireWatch: Intake['fireWatch']): string {
  return fireWatch === 'yes'
    ? 'Fire watch: somebody there stays for 30 minutes after the last spark. Agree on who before you start'
    : 'Fire watch: nobody there is sure to stay. Plan 30 minutes after the last spark for it';
}
