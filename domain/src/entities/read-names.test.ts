import { expect, test } from 'vitest';
import { readNames } from './read-names.ts';

const person = (firstName: string, lastName: string) => ({ company: '', firstName, lastName, titles: [] });
const company = (name: string) => ({ company: name, firstName: '', lastName: '', titles: [] });

test.each([
  ['a legal form after a comma', 'Kelly Steel, Inc.', company('Kelly Steel, Inc.')],
  ['a legal form of initials', 'Prairie Fab, LLC', company('Prairie Fab, LLC')],
  ['a legal form with dots', 'Prairie Fab L.L.C.', company('Prairie Fab L.L.C.')],
  [
    'a Mexican legal form',
    'Transportes del Norte S.A. de C.V.',
    company('Transportes del Norte S.A. de C.V.'),
  ],
  ['a company’s word', 'Lopez Trucking', company('Lopez Trucking')],
  ['a town', 'Village of Romeoville', company('Village of Romeoville')],
  ['an ampersand between a name and sons', 'Novak & Sons', company('Novak & Sons')],
  ['a last name that is also a material', 'Chris Steel', person('Chris', 'Steel')],
  ['first and last name', 'Dana Quill', person('Dana', 'Quill')],
  ['last name first', 'Quill, Dana', person('Dana', 'Quill')],
  ['one word', 'Dana', person('Dana', '')],
  ['a middle name', 'Mary Ann Quill', person('Mary Ann', 'Quill')],
  ['two first and two last names', 'Maria Elena García López', person('Maria Elena', 'García López')],
  ['one first and two last names', 'Maria García López', person('Maria', 'García López')],
  ['two first names and one last name', 'Juan Carlos Pérez', person('Juan Carlos', 'Pérez')],
  ['a last name of several words', 'Oscar de la Hoya', person('Oscar', 'de la Hoya')],
  ['a generation after a comma', 'Smith, John, Jr.', person('John', 'Smith Jr.')],
  ['a generation without a comma', 'John Smith Jr.', person('John', 'Smith Jr.')],
  ['a generation in numerals', 'John Smith III', person('John', 'Smith III')],
  ['a couple', 'Bob & Sue Miller', person('Bob & Sue', 'Miller')],
  ['a couple, last name first', 'Miller, Bob & Sue', person('Bob & Sue', 'Miller')],
  ['a title and a degree', 'Dr. Amy Wu, DDS', { ...person('Amy', 'Wu'), titles: ['Dr.', 'DDS'] }],
  ['a degree with dots', 'DR. AMY WU, D.D.S.', { ...person('AMY', 'WU'), titles: ['DR.', 'D.D.S.'] }],
  ['a title and a last name', 'Mr. Lee', { ...person('', 'Lee'), titles: ['Mr.'] }],
  ['a couple’s titles', 'Mr. and Mrs. Lee', { ...person('', 'Lee'), titles: ['Mr. and Mrs.'] }],
  [
    'a couple’s titles and one name',
    'Mr. & Mrs. John Smith',
    { ...person('John', 'Smith'), titles: ['Mr. & Mrs.'] },
  ],
  ['an owner’s shop', 'Mike’s Garage', company('Mike’s Garage')],
  ['a trade', 'A & B Welding', company('A & B Welding')],
  ['a trade in Spanish', 'Herrería Peña', company('Herrería Peña')],
  ['a number', 'A-1 Auto Repair', company('A-1 Auto Repair')],
  ['schools', 'Chicago Public Schools', company('Chicago Public Schools')],
  ['a last name like a trade', 'Ann Baker', person('Ann', 'Baker')],
  [
    'two people with a last name each',
    'Bob Miller and Sue Jones',
    { ...person('Bob', 'Miller'), second: { firstName: 'Sue', lastName: 'Jones' } },
  ],
])('a single column with %s', (_, name, expected) => {
  expect(readNames({ name })).toEqual(expected);
});

test.each([
  [
    'separate columns stay as they are',
    { company: 'Kelly Steel', firstName: 'Ana', lastName: 'de la Cruz' },
    { company: 'Kelly Steel', firstName: 'Ana', lastName: 'de la Cruz', titles: [] },
  ],
  ['a name equal to the company is no person', { company: 'Novak', name: 'Novak' }, company('Novak')],
  [
    'beside a company, the name is a person',
    { company: 'Kelly Steel, Inc.', name: 'Ana Sons' },
    { company: 'Kelly Steel, Inc.', firstName: 'Ana', lastName: 'Sons', titles: [] },
  ],
  ['nothing is nobody', {}, company('')],
])('%s', (_, typed, expected) => {
  expect(readNames(typed)).toEqual(expected);
});
