import { appointmentNoteSchema } from '@welding/domain/entities/appointment-note';
import { entityCollection } from './collection.ts';

export const appointmentNotes = entityCollection('appointmentNotes', appointmentNoteSchema, ['at']);
