import { inLanguages, say } from '@welding/domain/values/language';

export const dashboardTexts = inLanguages({
  scheduleService: say('Schedule Service', 'Reservar una cita'),
  /** What a code is asked for. */
  purposes: {
    papers: say('see your estimates and invoices', 'ver sus presupuestos y facturas'),
    payments: say('see your payments', 'ver sus pagos'),
    notifications: say('send notifications to this device', 'enviar notificaciones a este dispositivo'),
    photos: say('see the photos of your projects', 'ver las fotos de sus proyectos'),
    details: say('see and change your details', 'ver y cambiar sus datos'),
    download: say('download everything', 'descargar todos sus datos'),
    logOut: say('sign you out on your other devices', 'cerrar su sesión en sus otros dispositivos'),
    visit: say('move or cancel this visit', 'cambiar o cancelar esta cita'),
  },
});
