import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './sign-in-texts.en.tsx';

export const texts: Translated<typeof english> = {
  pageDescription: 'Inicie sesión para ver sus proyectos y citas, reservar una visita y pagar con tarjeta.',
  clientPortal: 'Portal de clientes',
  yourProjects: (firm) => `Sus proyectos con ${firm}, en un solo lugar.`,
  reasons: {
    status: 'Vea cómo va su trabajo, al momento',
    visits: 'Reserve una visita y tenga sus citas a la mano',
    card: 'Pague con tarjeta, sin estampillas ni llamadas',
  },
  loading: 'Cargando',
  email: 'Correo electrónico',
  emailHint: 'El que nos dio para su presupuesto.',
  projectIdOrPhone: 'Número de proyecto o teléfono',
  keepSignedIn: 'Mantener mi sesión iniciada en este dispositivo',
  signingIn: 'Iniciando sesión',
  signIn: 'Iniciar sesión',
  stillCall: (problem, phone) => (
    <>
      {problem} Si eso no ayuda, llame al {phone}.
    </>
  ),
  noClient:
    'No tenemos ningún cliente con este correo. Revise cómo lo escribió, o pruebe con el correo al que le enviamos sus presupuestos.',
  listsUnreachable:
    'Encontramos su cuenta, pero no pudimos cargar sus proyectos. Revise su señal e inténtelo de nuevo.',
};
