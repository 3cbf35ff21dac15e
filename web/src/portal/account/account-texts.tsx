import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const accountTexts = inLanguages({
  changedMeanwhile: say(
    'This changed in the meantime, here or on our side. What’s saved now is different from what you typed:',
    'Esto cambió mientras tanto, aquí o de nuestro lado. Lo que está guardado ahora es distinto de lo que usted escribió:',
  ),
  fields: {
    emailHint: say(
      'You sign in with it. We send a code to a new one first, and let the old one know.',
      'Con él inicia sesión. Si lo cambia, primero enviamos un código al nuevo y avisamos al anterior.',
    ),
    phone: say('Phone', 'Teléfono'),
    addressHint: say('Street, town and ZIP code. Optional.', 'Calle, ciudad y código postal. Opcional.'),
    language: say('We write to you in', 'Le escribimos en'),
  },
  detailsSaved: say('Details Saved', 'Datos guardados'),
  howWeReachYou: say('We’ll use these to reach you.', 'Los usaremos para comunicarnos con usted.'),
  emailChanged: say('Email Changed', 'Correo cambiado'),
  signInWithIt: say('You now sign in with it.', 'Ahora inicia sesión con él.'),
  saving: say('Saving', 'Guardando'),
  save: say('Save', 'Guardar'),
  loading: say(
    (what: string) => `Loading ${what}`,
    (what) => `Cargando ${what}`,
  ),
  yourDetailsInLoading: say('your details', 'sus datos'),
  everythingOfYours: say('your data', 'todo lo suyo'),
  savedFile: say(
    (file: ReactNode) => (
      <>
        Everything we have about you is in {file}, in this device’s downloads: your details, projects,
        appointments, requests, payments and our emails to you.
      </>
    ),
    (file) => (
      <>
        Todo lo que tenemos sobre usted está en {file}, entre las descargas de este dispositivo: sus datos,
        proyectos, citas, solicitudes, pagos y los correos que le enviamos.
      </>
    ),
  ),
  saveAgain: say('Save it again', 'Guardarlo otra vez'),
  yourDetails: say('Your details', 'Sus datos'),
  whatWeKeep: say(
    'How we reach you, and everything we keep about you.',
    'Cómo nos comunicamos con usted y todo lo que guardamos sobre usted.',
  ),
  seeAndChange: say('Edit my details', 'Cambiar mis datos'),
  downloadEverything: say('Download everything', 'Descargar todo'),
});

export const notificationsTexts = inLanguages({
  reason: say(
    'This device can tell you when your welder is on the way, when a visit is moved and when a project is finished.',
    'Este dispositivo puede avisarle cuando vamos en camino, cuando se cambia una visita y cuando se termina un proyecto.',
  ),
});
