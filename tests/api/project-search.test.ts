import { projectSearchTerms } from '@welding/domain/entities/client-search';
import { storedServiceNames } from '@welding/domain/entities/stored-service-names';
import { expect, test } from 'vitest';
import { indexProjects } from '../../functions/src/data/index-searched.ts';
import { projectPlaces } from '../../functions/src/data/projects.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';

test('projects of before are found by both names of their service once `npm run migrate` has run', async () => {
  const project = await createTestProject(await createTestClient(), { title: storedServiceNames.truck });
  const place = (await projectPlaces()).doc(project.id);
  const words = async () => (await place.get()).data()?.searchTerms;
  await place.withConverter(null).update({ searchTerms: projectSearchTerms(project) });
  expect(await words()).not.toContain('camiones');

  await indexProjects();
  expect(await words()).toEqual(expect.arrayContaining(['camiones', 'pesados', 'truck']));
});
