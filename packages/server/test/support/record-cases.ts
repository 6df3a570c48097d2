/** Cases shared by the checks of several databases. */
import { fails, isNotApplicable, passes } from './check-cases.ts';
import { checkFacts } from './check-facts.ts';
import { address, answered, given, matched, signed, typed } from './record-facts.ts';

export const identificationNumberCases = [
  passes(
    'it is the same',
    answered({ 'identification-number': '123456789' }, { 'identification-number': '123456789' }),
  ),
  fails('it is another', answered({ 'identification-number': '123456789' }, { 'identification-number': '987654321' }), [
    'property_mismatch',
  ]),
  fails(
    'who tells no values says that it is another',
    matched({ 'identification-number': '123456789' }, { 'identification-number': 'none' }),
    ['property_mismatch'],
  ),
  isNotApplicable('the record does not tell it', answered({ 'identification-number': '123456789' }, {}), [
    'missing_in_record',
  ]),
  isNotApplicable('it was not typed', answered({}, { 'identification-number': '123456789' }), ['missing_properties']),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const birthdateCases = [
  passes('it is the same', answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-12' })),
  fails('it is another', answered({ birthdate: '1990-04-12' }, { birthdate: '1971-11-30' }), ['property_mismatch']),
  fails('who tells no values says that it is another', matched({ birthdate: '1990-04-12' }, { birthdate: 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable('the record does not tell it', answered({ birthdate: '1990-04-12' }, {}), ['missing_in_record']),
  isNotApplicable('it was not typed', answered({}, { birthdate: '1990-04-12' }), ['missing_properties']),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  passes(
    'two of three parts, where the template says that this is enough',
    answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-21' }),
    { settings: { requirements: ['birthdate date_similarity partial'] } },
  ),
  fails('two of three parts', answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-21' }), [
    'property_mismatch',
  ]),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const deceasedCases = [
  passes('the source says so', signed({ deceased: false })),
  fails('the source says otherwise', signed({ deceased: true }), ['deceased']),
  isNotApplicable('the source does not tell', signed({ deceased: null }), ['not_told']),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const inquiryCases = [
  passes('it agrees', given({ 'name-last': 'Lindqvist' }, { 'name-last': 'LINDQVIST' })),
  fails('it differs', given({ 'name-last': 'Lindqvist' }, { 'name-last': 'BERGSTROM' }), ['property_mismatch']),
  isNotApplicable('nothing was filled before', given({ 'name-last': 'Lindqvist' }, { 'name-first': '' }), [
    'missing_properties',
  ]),
  isNotApplicable('there is no inquiry', given({ 'name-last': 'Lindqvist' }, null), ['no_inquiry']),
] as const;

export const nameCases = [
  passes(
    'it is the same',
    answered({ 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, { 'name-first': 'AVA', 'name-last': 'LINDQVIST' }),
  ),
  fails(
    'it is another',
    answered({ 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, { 'name-first': 'AVA', 'name-last': 'BERGSTROM' }),
    ['property_mismatch'],
  ),
  fails('who tells no values says that it is another', matched({ 'name-last': 'LINDQVIST' }, { 'name-last': 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable('the record does not tell it', answered({ 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, {}), [
    'missing_in_record',
  ]),
  isNotApplicable('it was not typed', answered({}, { 'name-first': 'AVA', 'name-last': 'LINDQVIST' }), [
    'missing_properties',
  ]),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const addressCases = [
  passes(
    'it is the same',
    answered(
      { 'address-street-1': '12 Harbor Street', 'address-postal-code': '94607' },
      { 'address-street-1': '12 Harbor Street', 'address-postal-code': '94607' },
    ),
  ),
  fails(
    'it is another',
    answered(
      { 'address-street-1': '12 Harbor Street', 'address-postal-code': '94607' },
      { 'address-street-1': '12 Harbor Street', 'address-postal-code': '10001' },
    ),
    ['property_mismatch'],
  ),
  fails(
    'who tells no values says that it is another',
    matched({ 'address-postal-code': '94607' }, { 'address-postal-code': 'none' }),
    ['property_mismatch'],
  ),
  isNotApplicable(
    'the record does not tell it',
    answered({ 'address-street-1': '12 Harbor Street', 'address-postal-code': '94607' }, {}),
    ['missing_in_record'],
  ),
  isNotApplicable(
    'it was not typed',
    answered({}, { 'address-street-1': '12 Harbor Street', 'address-postal-code': '94607' }),
    ['missing_properties'],
  ),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const addressDeliverableCases = [
  passes('the source says so', signed({ addressDeliverable: true })),
  fails('the source says otherwise', signed({ addressDeliverable: false }), ['address_not_deliverable']),
  isNotApplicable('the source does not tell', signed({ addressDeliverable: null }), ['not_told']),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const addressResidentialCases = [
  passes('the source says so', signed({ addressResidential: true })),
  fails('the source says otherwise', signed({ addressResidential: false }), ['address_not_residential']),
  isNotApplicable('the source does not tell', signed({ addressResidential: null }), ['not_told']),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const attributeCases = [
  passes('it agrees', given({ 'name-last': 'Lindqvist' }, { 'comparison-name-last': 'LINDQVIST' })),
  fails('it differs', given({ 'name-last': 'Lindqvist' }, { 'comparison-name-last': 'BERGSTROM' }), [
    'property_mismatch',
  ]),
  isNotApplicable('nothing was supplied', given({ 'name-last': 'Lindqvist' }, { 'name-last': 'BERGSTROM' }), [
    'missing_properties',
  ]),
] as const;

export const fullNameCases = [
  passes(
    'it is the same',
    answered(
      { 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'LINDQVIST' },
      { 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'LINDQVIST' },
    ),
  ),
  fails(
    'it is another',
    answered(
      { 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'LINDQVIST' },
      { 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'BERGSTROM' },
    ),
    ['property_mismatch'],
  ),
  fails('who tells no values says that it is another', matched({ 'name-last': 'LINDQVIST' }, { 'name-last': 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable(
    'the record does not tell it',
    answered({ 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'LINDQVIST' }, {}),
    ['missing_in_record'],
  ),
  isNotApplicable(
    'it was not typed',
    answered({}, { 'name-first': 'AVA', 'name-middle': 'MARIE', 'name-last': 'LINDQVIST' }),
    ['missing_properties'],
  ),
  isNotApplicable('nobody is on record', typed({ state: 'not_found' }), ['not_found']),
  passes(
    'a short form of the given name',
    answered({ 'name-first': 'Bob', 'name-last': 'Lindqvist' }, { 'name-first': 'ROBERT', 'name-last': 'LINDQVIST' }),
  ),
  passes('one of two family names', answered({ 'name-last': 'Lindqvist' }, { 'name-last': 'BERG LINDQVIST' })),
  fails(
    'a template that wants every letter',
    answered({ 'name-last': 'Lindqvist' }, { 'name-last': 'LINDQUIST' }),
    ['property_mismatch'],
    { settings: { requirements: ['name-last string_difference full'] } },
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
] as const;

export const poBoxCases = [
  passes('a street', address('12 Harbor Street')),
  fails('a box', address('P.O. Box 12'), ['address_is_po_box']),
  fails('a box of a route', address('HC 2 Box 40'), ['address_is_hc_box']),
  isNotApplicable('no address was typed', address(''), ['missing_address']),
] as const;
