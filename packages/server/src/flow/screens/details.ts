/** Screen of the details that are looked up in a database. */
import { isoDate, isoTimestamp } from '../../lib/clock.ts';
import { submitStep } from '../../resources/verification/inquiries/index.ts';
import { recordSourceOf } from '../../resources/verification/inquiry-templates/index.ts';
import {
  fieldOfDetail,
  isOptionalDetail,
  readDetails,
  tinTypes,
} from '../../resources/verification/verifications/index.ts';
import { defineScreen, textOf, unanswered } from './screen.ts';

/** Details that anyone with the link could otherwise read. */
const neverShown: readonly string[] = ['identification-number', 'document-number', 'tin', 'cpf'];

const choices: Readonly<Record<string, readonly string[]>> = { 'tin-type': tinTypes };

/** Builds the signature that the authority requires: time and IP address. */
const signatureOf = (at: Date, ipAddress: string) =>
  Object.fromEntries([
    ['signature-timestamp', isoTimestamp(at)],
    ['signature-ip', ipAddress],
  ]);

export const detailsScreen = defineScreen<'details'>({
  part: 'evidence',
  of: 'details',
  page({ inquiry, typed }, { kind, fields }) {
    const known = (name: string): string | null =>
      neverShown.includes(name) ? null : textOf(inquiry.fields[fieldOfDetail(kind, name)]);
    return {
      step: 'details',
      fields: fields.map((name) => ({
        name,
        value: typed?.get(name)?.slice(0, 200) ?? known(name) ?? '',
        optional: isOptionalDetail(name),
        choices: choices[name] ?? [],
      })),
      asksSignature: recordSourceOf(kind).isSigned === true,
    };
  },
  /** Submits the typed details unchanged; an impossible value is requested again at once, and costs no attempt. */
  async answer(context, inquiry, step, { fields: values, ipAddress }) {
    const { kind, fields } = step;
    const country = inquiry.fields['address-country-code'] ?? inquiry.fields['selected-country-code'];
    const now = context.clock.now();
    const read = readDetails({ kind, fields, values, countryCode: textOf(country), today: isoDate(now) });
    if (!read.ok) return { inquiry, problem: { code: `detail_${read.problem}`, field: read.field } };
    const { isSigned = false } = recordSourceOf(kind);
    if (isSigned && values.get('signature') !== 'yes')
      return { inquiry, problem: { code: 'signature_missing', field: 'signature' } };
    const details = isSigned ? { ...read.details, ...signatureOf(now, ipAddress) } : read.details;
    const selected = { countryCode: read.countryCode, idClass: null };
    return unanswered(await submitStep(context, inquiry, step, [], { details, selected }));
  },
});
