import { settingsChangeSchema } from '@welding/domain/business/settings';
import { actorOf } from '@welding/domain/entities/staff';
import { moneySettingsChangeSchema } from '@welding/domain/money/money-settings';
import { storeMoneySettings } from '#data/money-settings.ts';
import { storeSettings } from '#data/settings.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PUT /api/desk/settings/business: 200 and the settings as they are now; 409 for an old version. */
export const changeSettings = staffRoute({
  method: 'PUT',
  path: '/api/desk/settings/business',
  roles: ['owner'],
  read: json(settingsChangeSchema),
  answer: async ({ updatedAt, ...settings }, { staff }) => ({
    status: 200,
    json: await storeSettings(settings, updatedAt, actorOf(staff)),
  }),
});

/** PUT /api/desk/settings/money: 200 and the settings as they are now; 409 for an old version. */
export const changeMoneySettings = staffRoute({
  method: 'PUT',
  path: '/api/desk/settings/money',
  roles: ['owner'],
  read: json(moneySettingsChangeSchema),
  answer: async ({ updatedAt, ...settings }, { staff }) => ({
    status: 200,
    json: await storeMoneySettings(settings, updatedAt, actorOf(staff)),
  }),
});
