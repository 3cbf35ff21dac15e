import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Project } from '@welding/domain/entities/project';
import { beforeAll, expect } from 'vitest';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { moneyDesk } from './money.ts';
import { typedName } from './use-paper-link.ts';

/** One labor line of this many dollars. */
export const labor = (dollars: number) => [
  { kind: 'labor', description: 'More welding', quantity: 1, unitPrice: dollars },
];

/** For test files about change orders: staff of each role, and a verified client who approves. */
export function changeOrderDesk() {
  let desk: DeskPeople;
  let client: Client;
  let cookie: string;
  beforeAll(async () => {
    [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
    cookie = await verifiedCookie(client);
  });
  const office = moneyDesk(() => desk.tokens.office);
  const approve = ({ id, homeRepair }: Estimate) =>
    callApi('POST', `/api/estimates/${id}/approve`, {
      json: { ...typedName, ...(homeRepair && { pamphlet: true }) },
      cookie,
    });
  const draftChange = (project: Project, changeOf: string, dollars: number, more: object = {}) =>
    office.draftEstimate(project, { changeOf, lines: labor(dollars), deposit: undefined, ...more });
  return {
    get people() {
      return desk.people;
    },
    get tokens() {
      return desk.tokens;
    },
    get client() {
      return client;
    },
    get cookie() {
      return cookie;
    },
    office,
    approve,
    draftChange,
    sendChange: async (project: Project, changeOf: string, dollars: number, more: object = {}) =>
      office.sendEstimate(await draftChange(project, changeOf, dollars, more)),
    /** An approved estimate of $1,250. */
    agreed: async (more: object = {}): Promise<{ project: Project; estimate: Estimate }> => {
      const project = await createTestProject(client);
      const estimate = await office.sendEstimate(await office.draftEstimate(project, more));
      expect((await approve(estimate)).status).toBe(200);
      return { project, estimate };
    },
  };
}
