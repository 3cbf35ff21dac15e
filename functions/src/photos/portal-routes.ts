import type { Photo } from '@welding/domain/entities/photo';
import { staffRoles } from '@welding/domain/entities/staff';
import { type ClientOrStaff, clientOrStaffRoute } from '#http/client-or-staff-route.ts';
import { withId } from '#http/readers.ts';
import { notFound } from '#refusal.ts';

/**
 * GET /api/photos/{id}: 200 and the picture, for permitted staff, its verified client, and contacts of visits. Only that browser caches it, for
 * minutes. The apps store photos for offline use themselves, where logging out erases them.
 */
export const showPhoto = clientOrStaffRoute({
  method: 'GET',
  path: '/api/photos/:id',
  roles: staffRoles,
  verified: true,
  contacts: ['visits'],
  read: withId,
  respond: async ({ id }, person) => {
    const [{ findPhoto }, { readFile }] = await Promise.all([
      import('./photos.ts'),
      import('#store/files.ts'),
    ]);
    const photo = await findPhoto(id);
    if (!photo || !(await maySee(photo, person))) throw notFound();
    const file = await readFile(photo.path);
    if (!file) throw notFound();
    return {
      status: 200,
      file,
      headers: {
        'Content-Type': photo.contentType,
        'Content-Length': String(file.length),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, max-age=300',
        Vary: 'Cookie, Authorization',
      },
    };
  },
});

async function maySee(photo: Photo, person: ClientOrStaff): Promise<boolean> {
  if ('staffId' in person) {
    const { maySeePhoto } = await import('#projects/welder-projects.ts');
    return await maySeePhoto(photo, person.staffId);
  }
  const { ownersOf, photoIdsIn } = await import('./photos.ts');
  const owners = Object.values(await ownersOf(photo));
  return owners.some(
    (owner) => owner.clientId === person.session.clientId && photoIdsIn(owner).includes(photo.id),
  );
}
