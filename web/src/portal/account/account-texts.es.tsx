import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './account-texts.en.tsx';

export const texts: Translated<typeof english> = {
  changedMeanwhile:
    'Esto cambió mientras tanto, aquí o de nuestro lado. Lo que está guardado ahora es distinto de lo que usted escribió:',
  nothing: 'nada',
  takeStored: 'Usar lo que está guardado',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    emailHint:
      'Con él inicia sesión. Si lo cambia, primero enviamos un código al nuevo y avisamos al anterior.',
    phone: 'Teléfono',
    address: 'Dirección',
    addressHint: 'Calle, ciudad y código postal. Opcional.',
    language: 'Le escribimos en',
  },
  detailsSaved: 'Datos guardados',
  howWeReachYou: 'Los usaremos para comunicarnos con usted.',
  emailChanged: 'Correo cambiado',
  signInWithIt: 'Ahora inicia sesión con él.',
  saving: 'Guardando',
  saveMine: 'Guardar lo mío',
  save: 'Guardar',
  loading: (what) => `Cargando ${what}`,
  tryAgain: 'Intentar de nuevo',
  yourDetailsInLoading: 'sus datos',
  everythingOfYours: 'todo lo suyo',
  savedFile: (file) => (
    <>
      Todo lo que tenemos sobre usted está en {file}, entre las descargas de este dispositivo: sus datos,
      proyectos, citas, solicitudes, pagos y los correos que le enviamos.
    </>
  ),
  saveAgain: 'Guardarlo otra vez',
  yourDetails: 'Sus datos',
  whatWeKeep: 'Cómo nos comunicamos con usted y todo lo que guardamos sobre usted.',
  seeAndChange: 'Ver y cambiar',
  downloadEverything: 'Descargar todo',
};
