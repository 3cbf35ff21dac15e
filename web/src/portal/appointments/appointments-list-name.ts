/** Tells the list apart from others, also on the device. */
export const appointmentsListName = 'appointments';
