import type { Intake } from '../entities/intake.ts';
import { safetyChecksTexts } from './safety-checks-texts.ts';

/**
 * What to bring or check before welding, after 29 CFR 1910.252(a)(2): combustibles within 35 ft are moved or covered, a fire
 * watch stays 30 minutes, a permit comes first, and containers are clean and gas-free.
 */
export function safetyChecks({ setting, combustibles, fireWatch, permit, tank }: Intake): string[] {
  const isInside = setting === 'indoors' || setting === 'both';
  const burns = combustibles === 'yes' || combustibles === 'unsure';
  const checks = [
    ...tankChecks(tank),
    ...(permit === 'yes' ? [safetyChecksTexts().permit] : []),
    ...(permit === 'unsure' ? [safetyChecksTexts().askForPermit] : []),
    ...(combustibles === 'yes' ? [safetyChecksTexts().combustibles] : []),
    ...(combustibles === 'unsure' ? [safetyChecksTexts().lookForCombustibles] : []),
    ...(isInside || burns || fireWatch !== undefined ? [fireWatchCheck(fireWatch)] : []),
  ];
  return checks.length > 0 ? [...checks, safetyChecksTexts().extinguisher] : [];
}

function tankChecks(tank: Intake['tank']): string[] {
  switch (tank) {
    case 'yes':
      return [safetyChecksTexts().tank];
    case 'cleaned':
      return [safetyChecksTexts().tankCleaned];
    case 'unsure':
      return [safetyChecksTexts().tankUnsure];
    default:
      return [];
  }
}

function fireWatchCheck(fireWatch: Intake['fireWatch']): string {
  return fireWatch === 'yes' ? safetyChecksTexts().fireWatch : safetyChecksTexts().noFireWatch;
}
