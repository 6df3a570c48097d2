/** Kind of an element's value; determines how it is written and read. */
export type ElementKind = 'text' | 'name' | 'date' | 'code' | 'measure';

export interface ElementDefinition {
  readonly name: string;
  readonly kind: ElementKind;
  /** First AAMVA version that defines the element. */
  readonly since: number;
  /** Last version that defines it; null if the newest known one (10) still does. */
  readonly until: number | null;
}

function define(name: string, kind: ElementKind, since: number, until: number | null = null): ElementDefinition {
  return { name, kind, since, until };
}

/**
 * Elements of the DL and ID subfiles (AAMVA DL/ID-2000 annex A; Card Design Specification 2003 and 2005; Card Design
 * Standard 2009 to 2020, annex D, tables D.3 and D.4). Elements starting with Z belong to the jurisdictions and have no
 * common meaning. DBG and DBS changed their meaning after version 1.
 */
export const AAMVA_ELEMENTS: Readonly<Record<string, ElementDefinition>> = {
  DAA: define('full name', 'name', 1, 1),
  DAB: define('family name', 'name', 1, 1),
  DAC: define('first name', 'name', 1),
  DAD: define('middle names', 'name', 1),
  DAE: define('name suffix', 'name', 1, 1),
  DAF: define('name prefix', 'name', 1, 1),
  DAG: define('address street 1', 'text', 1),
  DAH: define('address street 2', 'text', 1),
  DAI: define('address city', 'text', 1),
  DAJ: define('address jurisdiction code', 'code', 1),
  DAK: define('address postal code', 'code', 1),
  DAL: define('residence street 1', 'text', 1, 1),
  DAM: define('residence street 2', 'text', 1, 1),
  DAN: define('residence city', 'text', 1, 1),
  DAO: define('residence jurisdiction code', 'code', 1, 1),
  DAP: define('residence postal code', 'code', 1, 1),
  DAQ: define('customer ID number', 'code', 1),
  DAR: define('licence classification code', 'code', 1, 1),
  DAS: define('licence restriction code', 'code', 1, 1),
  DAT: define('licence endorsements code', 'code', 1, 1),
  DAU: define('height', 'measure', 1),
  DAV: define('height in centimetres', 'measure', 1, 1),
  DAW: define('weight in pounds', 'measure', 1),
  DAX: define('weight in kilograms', 'measure', 1),
  DAY: define('eye colour', 'code', 1),
  DAZ: define('hair colour', 'code', 1),
  DBA: define('document expiration date', 'date', 1),
  DBB: define('date of birth', 'date', 1),
  DBC: define('sex', 'code', 1),
  DBD: define('document issue date', 'date', 1),
  DBE: define('issue timestamp', 'text', 1, 1),
  DBF: define('number of duplicates', 'code', 1, 1),
  DBG: define('medical indicator; from version 2 alias given name', 'text', 1),
  DBH: define('organ donor', 'code', 1, 1),
  DBI: define('non-resident indicator', 'code', 1, 1),
  DBJ: define('unique customer identifier', 'code', 1, 1),
  DBK: define('social security number', 'code', 1, 1),
  DBL: define('alias date of birth', 'date', 1, 1),
  DBM: define('alias social security number', 'code', 1, 1),
  DBN: define('alias full name; from version 2 alias family name', 'name', 1),
  DBO: define('alias last name', 'name', 1, 1),
  DBP: define('alias first name', 'name', 1, 1),
  DBQ: define('alias middle name', 'name', 1, 1),
  DBR: define('alias suffix', 'name', 1, 1),
  DBS: define('alias prefix; from version 2 alias suffix', 'name', 1),
  PAA: define('permit classification code', 'code', 1, 1),
  PAB: define('permit expiration date', 'date', 1, 1),
  PAC: define('permit identifier', 'code', 1, 1),
  PAD: define('permit issue date', 'date', 1, 1),
  PAE: define('permit restriction code', 'code', 1, 1),
  PAF: define('permit endorsement code', 'code', 1, 1),
  DCA: define('jurisdiction-specific vehicle class', 'code', 2),
  DCB: define('jurisdiction-specific restriction codes', 'code', 2),
  DCD: define('jurisdiction-specific endorsement codes', 'code', 2),
  DCE: define('weight range', 'code', 2),
  DCF: define('document discriminator', 'code', 2),
  DCG: define('country identification', 'code', 2),
  DCH: define('federal commercial vehicle codes', 'code', 2, 3),
  DCI: define('place of birth', 'text', 2),
  DCJ: define('audit information', 'code', 2),
  DCK: define('inventory control number', 'code', 2),
  DCL: define('race or ethnicity', 'code', 2),
  DCM: define('standard vehicle classification', 'code', 2),
  DCN: define('standard endorsement code', 'code', 2),
  DCO: define('standard restriction code', 'code', 2),
  DCP: define('vehicle classification description', 'text', 2),
  DCQ: define('endorsement code description', 'text', 2),
  DCR: define('restriction code description', 'text', 2),
  DCS: define('family name', 'name', 2),
  DCT: define('given names', 'name', 2, 3),
  DCU: define('name suffix', 'name', 2),
  DDA: define('compliance type', 'code', 4),
  DDB: define('card revision date', 'date', 4),
  DDC: define('HAZMAT endorsement expiration date', 'date', 4),
  DDD: define('limited duration document indicator', 'code', 4),
  DDE: define('family name truncation', 'code', 4),
  DDF: define('first name truncation', 'code', 4),
  DDG: define('middle name truncation', 'code', 4),
  DDH: define('under 18 until', 'date', 5),
  DDI: define('under 19 until', 'date', 5),
  DDJ: define('under 21 until', 'date', 5),
  DDK: define('organ donor indicator', 'code', 6),
  DDL: define('veteran indicator', 'code', 7),
};
