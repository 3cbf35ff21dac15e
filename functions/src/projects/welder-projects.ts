import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { estimateMessages } from '@welding/domain/entities/estimate-requests';
import type { Photo } from '@welding/domain/entities/photo';
import { type Staff, staffMessages } from '@welding/domain/entities/staff';
import { visitTapMessages } from '@welding/domain/entities/visit-tap';
import { conflict, forbidden, notFound } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { findAppointment, visitsProject } from '#visits/appointments.ts';

/**
 * Whether a member of the staff may see a photo. A welder sees photos of projects with one of the welder's visits, and no tax
 * certificate. A receipt is seen by the person who took it and by the owner.
 */
export async function maySeePhoto(photo: Photo, staffId: string): Promise<boolean> {
  const person = await findStaff(staffId);
  if (!person) return false;
  if (photo.owner.entity === 'receipt') return person.role === 'owner' || photo.authorId === staffId;
  if (person.role !== 'welder') return true;
  if (photo.owner.entity === 'certificate') return false;
  const { ownersOf } = await import('#photos/photos.ts');
  const { project } = await ownersOf(photo);
  return project !== undefined && (await visitsProject(person.id, project.id));
}

/** @throws Refusal 403 for a welder without a visit that belongs to the project */
export async function requireOwnProject({ id, role }: Staff, projectId: string): Promise<void> {
  if (role === 'welder' && !(await visitsProject(id, projectId))) throw forbidden(staffMessages.roleMayNot);
}

/** @throws Refusal not_found, 403 for a welder who does not make the visit, 409 for a visit without a project */
export async function requireVisitOfProject(
  id: string,
  staff: Staff,
): Promise<Appointment & { projectId: string }> {
  const visit = await findAppointment(id);
  if (!visit) throw notFound();
  if (staff.role === 'welder' && !crewOf(visit).includes(staff.id))
    throw forbidden(visitTapMessages.notYours);
  const { projectId } = visit;
  if (!projectId) throw conflict(estimateMessages.visitWithoutProject);
  return { ...visit, projectId };
}
