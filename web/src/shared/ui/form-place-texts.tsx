import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const formPlaceTexts = inLanguages({
  loading: say('Loading the form', 'Cargando el formulario'),
  weakConnection: say(
    (phone: ReactNode) => (
      <>
        Your connection is weak. What you type stays, and what you send goes out once it’s better. Or call{' '}
        {phone}.
      </>
    ),
    (phone) => (
      <>
        Su conexión es débil. Lo que escriba se conserva, y lo que envíe sale en cuanto mejore. También puede
        llamar al {phone}.
      </>
    ),
  ),
});
