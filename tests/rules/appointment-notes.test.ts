import { expectClosed } from './expect-closed.ts';

expectClosed('appointmentNotes', { appointmentId: 'a', text: 'Ask for the gate code' });
