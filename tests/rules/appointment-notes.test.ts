import { expectClosed } from './expect-closed.ts';
import { expectWeldersOwn } from './expect-welders-own.ts';

const fields = { appointmentId: 'a', text: 'Ask for the gate code' };

expectClosed('appointmentNotes', fields);
expectWeldersOwn('appointmentNotes', fields);
