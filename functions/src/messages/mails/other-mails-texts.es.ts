import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './other-mails-texts.en.ts';

const codePurposes = {
  'sign-in': 'iniciar sesión en su portal de clientes',
  'new-email': 'que esta sea la dirección de correo de un portal de clientes',
  confirm: 'abrir o cambiar lo que su portal de clientes solo le muestra a usted',
};

export const texts: Translated<typeof english> = {
  yourCode: 'Su código',
  typeThisCodeOnThe: 'Escriba este código en la página donde lo pidió:',
  yesItsMe: 'Sí, soy yo',
  isYourCode: (code, shortName) => `${code} es su código de ${shortName}`,
  itWorksOnceUntilWe: (until) =>
    `Sirve una sola vez, hasta las ${until}. Nunca se lo pediremos por teléfono.`,
  yourEMailAddressWith: 'Su correo electrónico con nosotros cambió',
  ifThatWasNotYou: 'Si no fue usted, recupérelo.',
  ifThatWasNotYou2: 'Si no fue usted, llámenos.',
  yourEMailAddressHas: 'Su correo electrónico cambió',
  ifYouOrSomebodyAt: 'Si lo cambió usted o alguien de nuestra oficina, no hay nada que hacer.',
  thisWasNotMe: 'No fui yo',
  fromNowOnOurMails: (email) =>
    `Desde ahora nuestros correos le llegan a ${email}, y esa dirección abre su portal de clientes. Esta ya no lo abre.`,
  ifYouChangedItThere: (days) =>
    `Si lo cambió usted, no hay nada que hacer. Si no, el botón vuelve a poner esta dirección como la suya y cierra todas las sesiones de su portal. Sirve durante ${days} días.`,
  notYouCall: (phone) => `¿No fue usted? Llame al ${phone}`,
  questionsCall: (phone) => `¿Preguntas? Llame al ${phone}.`,
  yourWelder: 'Su soldador',
  aGateCodeADog: '¿Un código de acceso, un perro, una mejor entrada? Llámenos y se lo pasamos.',
  isOnTheWayTo: (welder) => `${welder} va en camino a donde usted está`,
  setOutAtWeAgreed: (setOutAt, arrival) => `Salió a las ${setOutAt}. Acordamos llegar ${arrival}.`,
  isOnTheWay: (welder) => `${welder} va en camino`,
  setOutAtAndIs: (welder, setOutAt, arrival) =>
    `${welder} salió a las ${setOutAt} y va en camino. Acordamos llegar ${arrival}.`,
  call: (phone) => `Llamar al ${phone}`,
  thankYouForYourPayment: 'Gracias por su pago. Su recibo va adjunto en PDF.',
  amount: 'Cantidad',
  paidOn: 'Fecha de pago',
  how: 'Forma de pago',
  for: 'Para',
  reference: 'Referencia',
  seeYourProjects: 'Ver sus proyectos',
  doesSomethingLookWrongReply: '¿Algo no se ve bien? Responda a este correo con la referencia.',
  yourReceiptFor: (amount) => `Su recibo por ${amount}`,
  paidOnThankYou: (paidOn) => `Pagado el ${paidOn}. Gracias.`,
  weReceived: (amount) => `Recibimos ${amount}`,
  weComeToYouTomorrow: 'Mañana vamos a donde usted está',
  pleaseMakeSureThatWe:
    'Por favor, asegúrese de que podamos llegar al trabajo y de que no haya nada inflamable cerca.',
  pleaseMakeSureThatWe2: 'Por favor, asegúrese de que podamos llegar al trabajo.',
  seeYourVisit: 'Ver su visita',
  stopReminders: 'No recibir recordatorios',
  tomorrowAtYourVisit: (clock) => `Mañana a las ${clock}: su visita`,
  thisIsAReminderOf: (arrival) => `Le recordamos su visita de mañana. Llegamos ${arrival}.`,
  yourVisitIsCloseWe: (arrival) =>
    `Su visita ya se acerca: llegamos ${arrival}. Le escribiremos otra vez cuando vayamos en camino.`,
  somethingCameUpCallAs: (phone) => `¿Surgió algo? Llame al ${phone} lo antes posible.`,
  setYourPassword: 'Crear su contraseña',
  theLinkWorksOnceFor:
    'El enlace sirve una sola vez, durante una hora. Después, elija "¿Olvidó su contraseña?" donde se inicia sesión para pedir otro.',
  setYourPasswordToSign: 'Cree su contraseña para iniciar sesión.',
  welcomeToTheDesk: 'Le damos la bienvenida a la oficina',
  setANewPasswordFor: 'Cree una nueva contraseña para la oficina',
  theLinkWorksOnceFor2: 'El enlace sirve una sola vez, durante una hora.',
  setANewPassword: 'Crear una nueva contraseña',
  someoneAskedForANew:
    'Alguien pidió una nueva contraseña para su cuenta de la oficina. Si no fue usted, no haga caso: su contraseña sigue igual.',
  yourAccountAtTheDesk: (shortName) => `Su cuenta en la oficina de ${shortName}`,
  youNowHaveAnAccount: (name, role) =>
    `Ya tiene una cuenta en la oficina de ${name}, con el puesto: ${role}. Cree su contraseña para iniciar sesión.`,
  yourVisitsAreBooked: 'Sus visitas están agendadas',
  thankYouForBookingWith: 'Gracias por agendar con nosotros. Vamos a donde usted está estos días:',
  where: 'Dónde',
  openTheFileInThis: 'Abra el archivo de este correo para agregarlas todas a su calendario.',
  yourVisitsHaveNewTimes: 'Sus visitas tienen nuevas horas',
  yourVisitsHaveChangedHere: 'Sus visitas cambiaron. Estas son las nuevas horas:',
  openTheFileInThis2: 'Abra el archivo de este correo para agregar las nuevas horas a su calendario.',
  seeYourVisits: 'Ver sus visitas',
  yourVisitsAreBookedThe: (count, when) => `Sus ${count} visitas están agendadas, la primera ${when}`,
  yourVisitsHaveMovedThe: (count, when) => `Sus ${count} visitas se cambiaron, la primera a ${when}`,
  needAnotherTimeMoveA: (phone) =>
    `¿Necesita otra hora? Cambie un día en su portal, responda a este correo o llame al ${phone}.`,
  weComeToYou: (changeThem) => `Vamos a donde usted está. ${changeThem}`,
  todayAtYourVisit: (clock) => `Hoy a las ${clock}: su visita`,
  weComeToYouToday: 'Hoy vamos a donde usted está',
  weComeToYouTonight: 'Esta noche vamos a donde usted está',
  methods: { card: 'Con tarjeta', cash: 'En efectivo', check: 'Con cheque', other: 'De otra forma' },
  itWorksOnceUntil: (until, hasLink) =>
    `Sirve una sola vez, hasta las ${until} (hora de Chicago).${hasLink ? ' En otro aparato, use el botón.' : ''}`,
  theCodeWasAskedFor: (at, from, purpose) =>
    `El código se pidió a las ${at}${from ? ` desde ${from}` : ''}, para ${codePurposes[purpose]}. Si no fue usted, no haga caso: sin el código no pasa nada. Nunca lo pedimos por teléfono ni por correo.`,
};
