import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProject, aQuoteRequest } from '../../../tests/support/entities.ts';
import {
  clientSearchTerms,
  inCommon,
  nameTerm,
  paperNumbers,
  phoneTerm,
  placeOfProject,
  projectSearchTerms,
  projectTerm,
  rankFound,
  requestSearchTerms,
  searchLimits,
  searchSteps,
} from './client-search.ts';

const client = (overrides = {}) => {
  const fields = {
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'client@lakeside.example',
    phone: '(312) 555-0111',
    address: '1400 S Michigan Ave, Chicago, IL 60605',
    ...overrides,
  };
  return { ...fields, searchTerms: clientSearchTerms(fields) };
};

/** Searches like the desk: one term after the other until one finds a client, with a limit on each. */
function search(all: readonly ReturnType<typeof client>[], typed: string) {
  for (const step of searchSteps(typed)) {
    const found = all.filter(({ searchTerms }) => searchTerms.includes(step)).slice(0, searchLimits.found);
    if (found.length > 0) return rankFound(found, typed);
  }
  return { items: [], isExact: false };
}

describe('a client is found', () => {
  const others = [
    client({
      firstName: 'Riley',
      lastName: 'Novak',
      email: 'r@x.example',
      phone: '7735550122',
      address: '2 Elm St, Gary',
    }),
  ];
  test.each([
    ['Morgan'],
    ['morg'],
    ['casey morgan'],
    ['Morgan, Casey'],
    ['morgan c'],
    ['client@lakeside.example'],
    ['lakeside'],
    ['(312) 555-0111'],
    ['+1 312 555 0111'],
    ['312555'],
    ['555-0111'],
    ['0111'],
    ['255501'],
    ['Michigan'],
    ['60605'],
    ['casey michigan'],
  ])('by %j', (typed) => {
    const wanted = client();
    const { items, isExact } = search([...others, wanted], typed);
    expect([items[0], isExact]).toEqual([wanted, true]);
  });

  test.each(['Morgsn', 'Morganx', 'morgam', 'Casey Morgxn', 'caseyy', 'Michigin'])(
    'by %j, which ends in a typing error',
    (typed) => {
      const wanted = client();
      const { items, isExact } = search([...others, wanted], typed);
      expect([items[0], isExact]).toEqual([wanted, false]);
    },
  );

  test('by a name with accents or an apostrophe, typed with or without', () => {
    const wanted = client({ firstName: 'Zoë', lastName: "O'Brien" });
    for (const typed of ['zoe', 'Zoë', 'obrien', "O'Bri", 'zoe o’brien'])
      expect(search([wanted], typed)).toEqual({ items: [wanted], isExact: true });
  });

  test('by a name with ñ or an accent, typed with or without, in either Unicode form', () => {
    const wanted = client({ firstName: 'José', lastName: 'Muñoz Peña' });
    for (const typed of ['munoz', 'Muñoz', 'MUÑOZ', 'Mun\u0303oz', 'jose pena', 'peña josé', 'josé mun'])
      expect(search([wanted], typed)).toEqual({ items: [wanted], isExact: true });
    const plain = client({ firstName: 'Jose', lastName: 'Munoz' });
    expect(search([plain], 'José Muñoz')).toEqual({ items: [plain], isExact: true });
  });

  test('among hundreds of the same first name', () => {
    const crowd = Array.from({ length: 500 }, (_, index) => client({ lastName: `Other${index}` }));
    const wanted = client({ lastName: 'Lee' });
    expect(search([...crowd, wanted], 'casey lee').items).toEqual([wanted]);
  });
});

test('a typing error near the end of any name still finds it', () => {
  const name = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 3 }), (firstName, lastName, back) => {
      const wanted = client({ firstName, lastName });
      const typed = `${lastName.slice(0, -back)}0${lastName.slice(lastName.length - back + 1)}`;
      expect(search([wanted], typed).items).toEqual([wanted]);
    }),
  );
});

test('a search asks for a few terms, and for none under two letters', () => {
  expect(searchSteps('')).toEqual([]);
  expect(searchSteps('m')).toEqual([]);
  expect(searchSteps('mo')).toEqual(['mo']);
  expect(searchSteps('morgan')).toEqual(['morgan', 'morga', 'morg', 'mor', 'mo']);
  expect(searchSteps('casey mor')).toEqual(['casey mor', 'casey mo', 'casey m', 'casey', 'case', 'cas']);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      // Each empty query counts as one read, the last one as many as it finds.
      const most = searchSteps(typed).length - 1 + searchLimits.found;
      expect(most).toBeLessThanOrEqual(25);
    }),
  );
});

test('a client has fewer than 2,000 search terms', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (firstName, lastName) => {
      expect(client({ firstName, lastName }).searchTerms.length).toBeLessThan(2_000);
    }),
  );
  expect(client().searchTerms.length).toBeLessThan(140);
});

test('a request is matched by whole phone number and whole name', () => {
  expect(phoneTerm('1-312-555-0111')).toBe('3125550111');
  expect(phoneTerm('555-0111')).toBeUndefined();
  expect(nameTerm(' Casey', 'Morgan ')).toBe('casey morgan');
  expect(nameTerm('', '')).toBeUndefined();
  expect(client().searchTerms).toEqual(expect.arrayContaining(['3125550111', 'casey morgan']));
});

describe('a project is found', () => {
  const project = (title: string, address?: string) => ({
    title,
    searchTerms: projectSearchTerms({ title, address, zip: '60432' }),
  });
  const wanted = project('Balcony rail', '12 Oak St, Joliet');
  const all = [project('Frame rail'), wanted, project('Gate', '3 Oakwood Ave, Aurora')];

  test.each(['balcony', 'Rail joliet', 'jol', 'oak st', 'rail balcony', '12 oak'])('by %j', (typed) => {
    const term = projectTerm(typed) ?? '';
    const found = all.filter(({ searchTerms }) => searchTerms.includes(term));
    expect(rankFound(found, typed)).toEqual({ items: [wanted], isExact: true });
  });

  test('by the name of its service in either language, with accents or without', () => {
    const named = placeOfProject(aProject({ title: 'Metal Structure Repairs' }));
    for (const typed of ['metal structure', 'reparación', 'estructuras metalicas'])
      expect(named.searchTerms, typed).toContain(projectTerm(typed));
  });

  test('by two letters or more', () => {
    expect([projectTerm('o'), projectTerm(''), projectTerm('oa')]).toEqual([undefined, undefined, 'oa']);
  });
});

test('a request is found by its sender’s name and place', () => {
  const terms = requestSearchTerms(
    aQuoteRequest({
      firstName: 'Nora',
      lastName: 'Field',
      address: '9 Mill Rd',
      zip: '60432',
      intake: { town: 'Joliet, IL' },
    }),
  );
  expect(terms).toEqual(
    expect.arrayContaining(['nora', 'nora field', 'field nora', '60432', 'joliet', 'mill']),
  );
});

test.each([
  ['E-1003', { estimate: 'E-1003' }],
  ['e 10', { estimate: 'E-10' }],
  ['e-1003-c1', { estimate: 'E-1003-C1' }],
  ['inv1004', { invoice: 'INV-1004' }],
  ['1004', { estimate: 'E-1004', invoice: 'INV-1004' }],
  ['Elm', {}],
  ['1 Elm', {}],
  ['(773) 555-0177', {}],
  ['7', {}],
])('%j may begin the number of %j', (typed, numbers) => {
  expect(paperNumbers(typed)).toEqual(numbers);
});

test('no search term ends within a character', () => {
  const bold = '𝐉𝐨𝐫𝐝𝐚𝐧 𝐄𝐱𝐚𝐦𝐩𝐥𝐞𝐬𝐤𝐢';
  const people = fc.oneof(fc.constant(bold), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(people, people, (firstName, lastName) => {
      const { searchTerms } = client({ firstName, lastName });
      const named = nameTerm(firstName, lastName);
      const asked = [...searchSteps(firstName), projectTerm(lastName) ?? '', named ?? ''];
      expect([...searchTerms, ...asked].filter((term) => !term.isWellFormed())).toEqual([]);
      if (named) expect(searchTerms).toContain(named);
    }),
  );
});

describe('two people may be the same', () => {
  const dana = { firstName: 'Łukasz', lastName: "O'Núñez", email: 'lo@example.com', phone: '(773) 555-0177' };
  const other = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '312-555-0100' };

  test.each([
    [{ email: 'lo@example.com' }, 'email'],
    [{ phone: '+1 773 555 0177' }, 'phone'],
    [{ firstName: 'ONUNEZ', lastName: 'lukasz' }, 'name'],
    [{ firstName: 'Lukasz', lastName: 'Onunezson' }, undefined],
    [{ firstName: '', lastName: '' }, undefined],
    [{ phone: '555-0177 ask for Lu' }, undefined],
    [{ email: '' }, undefined],
  ])('%j has in common: %s', (some, same) => {
    expect(inCommon({ ...other, ...some }, dana)).toBe(same);
  });

  test('two without a name or an email are not the same', () => {
    const nobody = { firstName: '', lastName: '', email: '', phone: '' };
    expect(inCommon(nobody, nobody)).toBeUndefined();
  });
});
