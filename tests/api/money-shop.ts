import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { beforeAll, beforeEach } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { moneyDesk } from './money.ts';

/** For the tests of a file that are about money: staff of each role, and for each test a client with a project of their own. */
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
  return {
    office,
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
    /** An invoice of the project that was sent. */
    sent: async (dollars = 100) => office.sendInvoice(await office.draftInvoice(project, dollars)),
  };
}
