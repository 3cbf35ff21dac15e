import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/headers';
import { settingsChangeSchema } from '@welding/domain/business/settings';
import { moneySettingsChangeSchema } from '@welding/domain/money/money-settings';
import { desk, owner, Reply } from '#http/resource-routes.ts';
import { changeSettings } from './change-settings.ts';
import { storeMoneySettings } from './money-settings.ts';

export const routes = [
  /** X-In-The-Way names the visits on newly closed days, which stay. */
  desk.put('/settings/business', owner, settingsChangeSchema, async (asked, { actor }) => {
    const { settings, inTheWay } = await changeSettings(asked, actor);
    return new Reply({ json: settings, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } });
  }),
  desk.put('/settings/money', owner, moneySettingsChangeSchema, (asked, { actor }) =>
    storeMoneySettings(asked, actor),
  ),
];
