import { type Staff, staffSchema } from '@welding/domain/entities/staff';
import { type DeskList, useDeskList } from './use-desk-list.ts';

/** What one query may ask for by id. */
const most = 30;

/** These people of the staff, live, for planners: everybody would be more. @param ids in any order; none asks for nobody */
export function useStaffOf(ids: readonly string[]): DeskList<Staff> {
  const wanted = [...new Set(ids)].toSorted().slice(0, most);
  return useDeskList(
    wanted.length === 0
      ? null
      : {
          collection: 'staff',
          schema: staffSchema,
          where: [['__name__', 'in', wanted]],
          limit: wanted.length,
        },
  );
}
