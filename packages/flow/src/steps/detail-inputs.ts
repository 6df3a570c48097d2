/** Attributes of the inputs of typed details, by name. */

export interface DetailInput {
  readonly type: 'text' | 'date' | 'tel' | 'email';
  readonly autocomplete: string;
  readonly inputMode?: 'numeric';
}

const text = (autocomplete: string): DetailInput => ({ type: 'text', autocomplete });
const number: DetailInput = { type: 'text', autocomplete: 'off', inputMode: 'numeric' };
const date: DetailInput = { type: 'date', autocomplete: 'off' };

/**
 * Inputs that the browser may fill in automatically (HTML, autofill detail tokens); none where a field is not listed.
 */
const inputs: Readonly<Record<string, DetailInput>> = {
  'name-first': text('given-name'),
  'name-middle': text('additional-name'),
  'name-last': text('family-name'),
  'name-full': text('name'),
  'name-business': text('organization'),
  birthdate: { type: 'date', autocomplete: 'bday' },
  'address-street-1': text('address-line1'),
  'address-street-2': text('address-line2'),
  'address-city': text('address-level2'),
  'address-subdivision': text('address-level1'),
  'address-postal-code': text('postal-code'),
  'phone-number': { type: 'tel', autocomplete: 'tel' },
  'email-address': { type: 'email', autocomplete: 'email' },
  'issue-date': date,
  'expiration-date': date,
  'document-issuing-date': date,
  'document-expiry-date': date,
  cpf: number,
  tin: number,
};

export const detailInput = (name: string): DetailInput => inputs[name] ?? text('off');
