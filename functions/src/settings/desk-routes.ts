import { inTheWayHeader, writeInTheWay } from '@welding/domain/booking/in-the-way-header';
import { settingsChangeSchema } from '@welding/domain/business/settings';
import { actorOf } from '@welding/domain/entities/staff';
import { moneySettingsChangeSchema } from '@welding/domain/money/money-settings';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { changeSettings as change } from './change-settings.ts';
import { storeMoneySettings } from './money-settings.ts';

/**
 * PUT /api/desk/settings/business: 200 and the settings as they are now; X-In-The-Way names the visits that stand on days which
 * are closed from now on, and stay. 409 for an old version.
 */
export const changeSettings = staffRoute({
  method: 'PUT',
  path: '/api/desk/settings/business',
  roles: ['owner'],
  read: json(settingsChangeSchema),
  answer: async (asked, { staff }) => {
    const { settings, inTheWay } = await change(asked, actorOf(staff));
    return { status: 200, json: settings, headers: { [inTheWayHeader]: writeInTheWay(inTheWay) } };
  },
});

/** PUT /api/desk/settings/money: 200 and the settings as they are now; 409 for an old version. */
export const changeMoneySettings = staffRoute({
  method: 'PUT',
  path: '/api/desk/settings/money',
  roles: ['owner'],
  read: json(moneySettingsChangeSchema),
  answer: async (asked, { staff }) => ({
    status: 200,
    json: await storeMoneySettings(asked, actorOf(staff)),
  }),
});
