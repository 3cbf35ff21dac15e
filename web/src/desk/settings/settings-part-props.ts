import type { BusinessSettings } from '@welding/domain/business/settings';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';

/** What each part of the settings' form takes. */
export type SettingsPartProps = { form: DeskFormHandle<BusinessSettings> };
