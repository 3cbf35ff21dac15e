import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './dashboard-texts.en.ts';

export const texts: Translated<typeof english> = {
  scheduleService: 'Reservar una cita',
  purposes: {
    papers: 'ver sus presupuestos y facturas',
    payments: 'ver sus pagos',
    notifications: 'enviar notificaciones a este dispositivo',
    photos: 'ver las fotos de sus proyectos',
    details: 'ver y cambiar sus datos',
    download: 'descargar todos sus datos',
    logOut: 'cerrar su sesión en sus otros dispositivos',
    visit: 'cambiar o cancelar esta cita',
  },
};
