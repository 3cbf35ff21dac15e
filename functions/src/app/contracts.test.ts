import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Contract, methodOf } from '@welding/domain/contracts/contract';
import { expect, test } from 'vitest';
import { routes } from './every-route.ts';

const files = globSync('domain/src/contracts/*.ts', { exclude: ['**/*.test.ts'] });
const modules: object[] = await Promise.all(files.map((file) => import(resolve(file))));
const contracts = modules.flatMap((module) => Object.values(module)).filter(isContract);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'verb' in value && 'path' in value;
}

test('every contract has one route', () => {
  expect(contracts.length).toBeGreaterThan(20);
  const without = contracts.filter(
    (contract) =>
      routes.filter(({ method, path }) => method === methodOf(contract) && path === contract.path).length !==
      1,
  );
  expect(without.map(({ verb, path }) => `${verb} ${path}`)).toEqual([]);
});
