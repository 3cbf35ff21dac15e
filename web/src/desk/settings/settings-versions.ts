import { clockText, specialHoursText } from '@welding/domain/business/opening-hours';
import type { PriceRates } from '@welding/domain/business/price-rates';
import type { BusinessSettings } from '@welding/domain/business/settings';
import { formatDollars } from '@welding/domain/values/money';
import type { FieldVersion } from '#desk/ui/save-problem.tsx';
import { bookingRuleLabels, bookingRuleNames } from './booking-rule-labels.ts';
import { extraLabels, thicknessLabels } from './price-rate-labels.ts';

/** In what two versions of the settings differ, in words. */
export function settingsVersions(mine: BusinessSettings, theirs: BusinessSettings): FieldVersion[] {
  const words = describe(mine);
  return describe(theirs).flatMap(({ label, text }, index) => {
    const own = words[index]?.text ?? '';
    return own === text ? [] : [{ label, mine: own, theirs: text }];
  });
}

function describe({
  specialDays,
  booking,
  laborRates,
  priceRates,
  reminders,
  notifications,
}: BusinessSettings) {
  const days = specialDays.map((day) => `${day.date} ${day.label} (${specialHoursText(day)})`);
  const rates = laborRates.map(({ label, dollarsPerHour }) =>
    Number.isFinite(dollarsPerHour) ? `${label} ${formatDollars(dollarsPerHour)}` : label,
  );
  const { dayBefore, hoursBefore } = reminders;
  return [
    { label: 'Special days', text: days.join(', ') },
    ...bookingRuleNames.map((name) => ({
      label: bookingRuleLabels[name].label,
      text: String(booking[name]),
    })),
    { label: 'Labor rates', text: rates.join(', ') },
    ...priceRateWords(priceRates),
    { label: 'Reminder the day before', text: dayBefore === null ? 'Off' : clockText(dayBefore) },
    { label: 'Reminder, hours before', text: hoursBefore === null ? 'Off' : String(hoursBefore) },
    { label: 'Names in notifications', text: notifications.showNames ? 'Shown' : 'Not shown' },
  ];
}

function priceRateWords({ minimum, hours, extraPercent, afterHoursPercent, travel }: PriceRates) {
  const bands = travel.map(({ upToMiles, dollars }) => `${upToMiles} miles ${dollarsText(dollars)}`);
  return [
    { label: 'Minimum', text: dollarsText(minimum) },
    ...thicknessLabels.map(({ name, label }) => ({
      label: `Hours, ${label}`,
      text: `${hours[name].from} to ${hours[name].to}`,
    })),
    ...extraLabels.map(({ name, label }) => ({ label, text: `${extraPercent[name]}%` })),
    { label: 'After hours', text: `${afterHoursPercent}%` },
    { label: 'Travel', text: bands.join(', ') },
  ];
}

const dollarsText = (dollars: number) => (Number.isFinite(dollars) ? formatDollars(dollars) : '');
