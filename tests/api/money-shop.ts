import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { jobCostSchema } from '@welding/domain/money/job-cost';
import { beforeAll, beforeEach } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { moneyDesk, read } from './money.ts';

/** For test files about money: staff of each role, and for each test a client with a project. */
export function moneyShop(fields: Partial<Project> = {}) {
  let people: DeskPeople;
  let client: Client;
  let project: Project;
  beforeAll(async () => {
    people = await deskPeople();
  });
  beforeEach(async () => {
    client = await createTestClient();
    project = await createTestProject(client, fields);
  });
  const office = moneyDesk(() => people.tokens.office);
  const owner = moneyDesk(() => people.tokens.owner);
  return {
    office,
    owner,
    get tokens() {
      return people.tokens;
    },
    get client() {
      return client;
    },
    get project() {
      return project;
    },
    post: (path: string, json: unknown) => office.call('POST', path, json),
    /** A welder with a visit for the project. */
    sendWelder: async (name: string) => {
      const welder = await createTestStaff('welder', name);
      const of = { projectId: project.id, welderId: welder.id };
      return { welder, bearer: await staffToken(welder), visit: await createTestAppointment(client, of) };
    },
    /** A job's cost, as the owner sees it. */
    costOf: async (id = project.id) =>
      read(jobCostSchema, await owner.call('GET', `projects/${id}/cost`, undefined)),
    /** A sent invoice of the project. */
    sent: async (dollars = 100) => office.sendInvoice(await office.draftInvoice(project, dollars)),
  };
}
