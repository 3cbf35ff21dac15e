import { inLanguages, say } from '@welding/domain/values/language';

export const notificationsTexts = inLanguages({
  reason: say(
    'This device can tell you when your welder is on the way, when a visit is moved and when a project is finished.',
    'Este dispositivo puede avisarle cuando vamos en camino, cuando se cambia una visita y cuando se termina un proyecto.',
  ),
});
