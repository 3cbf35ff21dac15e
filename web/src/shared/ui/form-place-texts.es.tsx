import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './form-place-texts.en.tsx';

export const texts: Translated<typeof english> = {
  loading: 'Cargando el formulario',
  weakConnection: (phone) => (
    <>
      Su conexión es débil. Lo que escriba se conserva, y lo que envíe sale en cuanto mejore. También puede
      llamar al {phone}.
    </>
  ),
};
