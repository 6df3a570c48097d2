/** Kinds of business register look-ups: a business, its registrations, and its associated persons. */
import { type TProperties, Type } from 'typebox';
import type { AskedKind } from '../kind.ts';
import { nothingFound } from '../registers/compare-business.ts';
import { answerFromRegisters, findBusiness } from '../registers/find-business.ts';
import { showCompany, showPersons, showRegistrations } from '../registers/show-business.ts';
import type { Members } from '../report.ts';
import { answerOf, anyObject, told } from './asked-kind.ts';
import { countryProblems } from './named-query.ts';
import { listOf, needed, optional, orNull, part, partialDate, query, textList, texts } from './shapes.ts';

const street: TProperties = texts('street-1', 'street-2', 'city', 'subdivision', 'postal-code');
const geography = texts(
  'delivery-point-barcode',
  'primary-number',
  'street-name',
  'latitude',
  'longitude',
  'precision',
);

const matchStatuses = ['strength', 'business-name', 'address', 'address-street', 'address-city', 'address-postal-code']
  .concat(['address-subdivision', 'phone-number', 'ein', 'associated-person', 'website'])
  .map((name) => `match-status-${name}`);

const asked = ['business-name', 'phone-number', 'website', 'ein', 'address-street-1', 'address-street-2'].concat([
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'address-country-code',
]);

const person: TProperties = { ...texts('name-full', 'name-first', 'name-last'), titles: textList() };

const company = part({
  ...texts('name', 'description', 'legal-status', 'legal-entity-type', 'headcount'),
  aliases: textList(),
  websites: textList(),
  'phone-numbers': textList(),
  'date-of-incorporation': orNull(partialDate()),
  'industry-classifications': listOf(part(texts('code', 'title', 'type'))),
  identifiers: listOf(
    part({
      ...texts('state', 'country', 'issue-date', 'file-number', 'type', 'status'),
      addresses: listOf(part({ ...street, ...geography, ...texts('type') })),
    }),
  ),
  addresses: listOf(part(street)),
  agents: listOf(part(texts('name-full'))),
  officers: listOf(part(person)),
  sources: listOf(part(texts('name'))),
});

const people = Type.Array(part({ ...optional('name-full', 'name-first', 'name-last'), titles: textList() }), {
  maxItems: 50,
});

/** Removes missing members: the reference has no null in most of them. */
const given = (names: readonly string[], members: Members): Members =>
  Object.fromEntries(names.flatMap((name) => (members[name] == null ? [] : [[name, members[name]]])));

const occurrences = ['ready', 'errored'] as const;
const ownSource = 'registers';

export const businessLookupKind: AskedKind = {
  kind: 'business-lookup',
  title: 'Business lookup',
  answeredBy: 'provider',
  query: query({
    ...needed('business-name', 'address-street-1', 'address-city', 'address-subdivision', 'address-postal-code'),
    ...optional('address-street-2', 'address-country-code', 'phone-number', 'website', 'ein'),
    'associated-people': Type.Optional(people),
  }),
  queryProblems: countryProblems,
  attributes: {
    query: part({ ...texts(...asked, 'incorporation-state'), 'associated-people': listOf(part(person)) }),
    result: orNull(company),
    ...texts(...matchStatuses),
  },
  result: answerOf({ result: company, ...texts(...matchStatuses) }),
  ownSource,
  own: (question) =>
    answerFromRegisters(
      question,
      ({ match, statuses }) => ({ result: showCompany(match), ...statuses }),
      nothingFound(question.query),
    ),
  present: ({ query: sent, result }) => ({
    query: given([...asked, 'associated-people'], sent),
    result: result?.['result'] ?? null,
    ...told(matchStatuses, result),
  }),
  recurs: false,
  occurrences,
};

const record = part({
  ...texts('type', 'issue-date', 'issuing-authority', 'file-number', 'documents-status', 'registered-name'),
  ...texts('registration-type', 'registration-state', 'legal-entity-type'),
  status: part(texts('raw', 'standardized')),
  addresses: listOf(part({ ...street, ...texts('type', 'country-code') })),
});

const registrations = {
  ...texts('business-name', 'legal-entity-type', 'formation-country', 'formation-subdivision', 'formation-date'),
  'registry-records': listOf(record),
};

/** Kind created only by a workflow: the reference has no request to create it. */
export const businessRegistrationsKind: AskedKind = {
  kind: 'business-registrations-lookup',
  title: 'Business registrations lookup',
  answeredBy: 'provider',
  query: null,
  attributes: { query: part(texts('address-country-code')), result: part(registrations) },
  result: answerOf({ result: part(registrations) }),
  ownSource,
  own: (question) =>
    answerFromRegisters(question, ({ match }, sameName) => ({ result: showRegistrations(match, sameName) }), {}),
  present: ({ query: sent, result }) => ({
    query: given(['address-country-code'], sent),
    result: result?.['result'] ?? {},
  }),
  recurs: false,
  occurrences,
};

const values = listOf(part(texts('value')));
const owner = part({
  ...texts('type', 'name', 'birthdate'),
  address: orNull(part({ ...street, ...texts('country-code') })),
  roles: listOf(part({ ...texts('description'), data: anyObject() })),
});
const persons = {
  'associated-persons': listOf(part({ names: values, positions: values })),
  'ownership-information': part({ owners: listOf(owner) }),
};

export const businessAssociatedPersonsKind: AskedKind = {
  kind: 'business-associated-persons',
  title: 'Business associated persons',
  answeredBy: 'provider',
  query: null,
  attributes: { query: part(texts('address-country-code')), ...persons },
  result: answerOf(persons),
  ownSource,
  async own(question) {
    const search = await findBusiness(question);
    if (search === null) return null;
    const shown = search.best === null ? null : showPersons(search.best.match);
    // The associated persons of a business that is not found, or without persons in the register, are unknown.
    return shown === null ? { ...search.answer({}, null), weight: 'hint' } : search.answer(shown, 'whole');
  },
  present: ({ query: sent, result }) => ({
    query: given(['address-country-code'], sent),
    'associated-persons': result?.['associated-persons'] ?? [],
    'ownership-information': result?.['ownership-information'] ?? { owners: [] },
  }),
  recurs: false,
  occurrences,
};
