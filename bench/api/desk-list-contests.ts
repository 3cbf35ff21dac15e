import { maxListLength } from '@welding/domain/business/limits';
import { thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { FieldPath } from 'firebase-admin/firestore';
import type { BareDesk } from './bare-desk.ts';
import { type Contest, sameRounds } from './contest.ts';

const csvPage = 500;

/** What the desk asks the API for without changing anything. */
export function deskListContests(desk: BareDesk): Contest[] {
  const { database, bearer, welderBearer, welder, client, project, documentOf, verify, staff } = desk;
  return [
    sameRounds('GET /api/desk/job-sheets', 200, {
      request: { method: 'GET', path: '/api/desk/job-sheets', bearer: welderBearer },
      bare: async () => {
        const { from, to } = thisWeekAndNext(new Date());
        await verify();
        await Promise.all([
          staff(),
          database
            .collection('appointments')
            .where('welderId', '==', welder.id)
            .where('scheduledDate', '>', from)
            .where('scheduledDate', '<', to)
            .orderBy('scheduledDate')
            .limit(maxListLength)
            .get(),
        ]);
        await Promise.all([
          documentOf('clients', client.id),
          documentOf('projects', project.id),
          database.collection('payments').where('projectId', '==', project.id).limit(maxListLength).get(),
        ]);
      },
    }),
    sameRounds('GET /api/desk/export/clients.csv', 200, {
      request: { method: 'GET', path: '/api/desk/export/clients.csv', bearer },
      bare: async () => {
        await verify();
        await staff();
        let page = database.collection('clients').orderBy(FieldPath.documentId()).limit(csvPage);
        for (;;) {
          const { docs, size } = await page.get();
          const last = docs.at(-1);
          if (!last || size < csvPage) return;
          page = page.startAfter(last);
        }
      },
    }),
  ];
}
