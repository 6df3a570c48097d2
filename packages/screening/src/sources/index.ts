/** Formats of watchlists, one row each. */
import { readAustralia } from './australia.ts';
import { readCanada } from './canada.ts';
import { readCompaniesHouse } from './companies-house.ts';
import { readEu } from './eu.ts';
import { readFeeds } from './feeds.ts';
import { readGleif } from './gleif.ts';
import { readOfacAdvancedXml } from './ofac/advanced-xml.ts';
import { readOfacCsv } from './ofac/csv.ts';
import { readOfacXml } from './ofac/xml.ts';
import { readFollowTheMoney, readTargets } from './opensanctions.ts';
import { readOwnCsv, readOwnLines } from './own.ts';
import type { SourceFormat } from './source.ts';
import { readSwitzerland } from './switzerland.ts';
import { readUk } from './uk.ts';
import { readUn } from './un.ts';
import { readUsCsl } from './us-csl.ts';
import { readUsTel } from './us-tel.ts';
import { readWikidata } from './wikidata.ts';

export { parseDate } from './dates.ts';
export { identifierIn, type Mapping, readOwnCsv } from './own.ts';
export { carriedFile, type Licence, SourceBroken, type SourceFiles, type SourceFormat } from './source.ts';

const own = { name: 'the operator’s own', url: '', mustBeConfirmed: false };
const unitedStates = {
  name: 'US government work, public domain',
  url: 'https://ofac.treasury.gov/',
  mustBeConfirmed: false,
};
const openSanctions = {
  name: 'CC BY-NC 4.0: a business needs a licence of OpenSanctions',
  url: 'https://www.opensanctions.org/licensing/',
  mustBeConfirmed: true,
};
const days2 = 48;
const week = 7 * 24;
const month = 31 * 24;

export const sourceFormats: readonly SourceFormat[] = [
  {
    format: 'ofac-csv',
    ending: '.csv',
    isOfSeveralFiles: true,
    title: 'OFAC sanctions lists',
    url: 'https://sanctionslistservice.ofac.treas.gov/',
    listType: 'sanction',
    licence: unitedStates,
    maximumAgeHours: days2,
    read: readOfacCsv,
  },
  {
    format: 'ofac-xml',
    ending: '.xml',
    title: 'OFAC sanctions list (SDN)',
    url: 'https://sanctionslistservice.ofac.treas.gov/api/publicationpreview/exports/sdn.xml',
    listType: 'sanction',
    licence: unitedStates,
    maximumAgeHours: days2,
    read: readOfacXml,
  },
  {
    format: 'un',
    ending: '.xml',
    title: 'United Nations Security Council, consolidated list',
    listType: 'sanction',
    read: readUn,
    maximumAgeHours: days2,
    url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    licence: {
      name: 'free use by states and firms, no open licence',
      url: 'https://main.un.org/securitycouncil/',
      mustBeConfirmed: false,
    },
  },
  {
    format: 'eu',
    ending: '.xml',
    title: 'European Union, financial sanctions (FSF)',
    listType: 'sanction',
    read: readEu,
    maximumAgeHours: days2,
    url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content',
    licence: {
      name: 'reuse under Commission Decision 2011/833/EU, with attribution',
      url: 'https://data.europa.eu/',
      mustBeConfirmed: false,
    },
  },
  {
    format: 'ofac-advanced-xml',
    ending: '.xml',
    title: 'OFAC sanctions list (SDN, advanced)',
    url: 'https://sanctionslistservice.ofac.treas.gov/api/publicationpreview/exports/sdn_advanced.xml',
    licence: unitedStates,
    listType: 'sanction',
    maximumAgeHours: days2,
    read: readOfacAdvancedXml,
  },
  {
    format: 'wikidata',
    ending: '.csv',
    title: 'Wikidata, office-holders',
    url: 'https://query.wikidata.org/',
    licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', mustBeConfirmed: false },
    listType: 'pep',
    maximumAgeHours: month,
    read: readWikidata,
  },
  {
    format: 'uk',
    ending: '.csv',
    title: 'United Kingdom, UK Sanctions List (and the retired OFSI list)',
    listType: 'sanction',
    read: readUk,
    maximumAgeHours: days2,
    url: 'https://assets.publishing.service.gov.uk/',
    licence: {
      name: 'Open Government Licence 3.0',
      url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      mustBeConfirmed: false,
    },
  },
  {
    format: 'us-csl',
    ending: '.csv',
    title: 'United States, Consolidated Screening List',
    url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
    listType: 'sanction',
    licence: { name: 'US government work, public domain', url: 'https://www.trade.gov/', mustBeConfirmed: false },
    maximumAgeHours: days2,
    read: readUsCsl,
  },
  {
    format: 'us-tel',
    ending: '.html',
    title: 'United States, Terrorist Exclusion List',
    url: 'https://www.state.gov/terrorist-exclusion-list/',
    listType: 'sanction',
    licence: { name: 'US government work, public domain', url: 'https://www.state.gov/', mustBeConfirmed: false },
    maximumAgeHours: month,
    read: readUsTel,
  },
  {
    format: 'canada',
    ending: '.xml',
    title: 'Canada, Consolidated Autonomous Sanctions List',
    url: 'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
    listType: 'sanction',
    licence: {
      name: 'Crown copyright, free use; passing it on for money needs permission',
      url: 'https://www.international.gc.ca/',
      mustBeConfirmed: false,
    },
    maximumAgeHours: days2,
    read: readCanada,
  },
  {
    format: 'switzerland',
    ending: '.xml',
    title: 'Switzerland, sanctions of SECO',
    url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
    listType: 'sanction',
    licence: { name: 'free use, no open licence', url: 'https://www.seco.admin.ch/', mustBeConfirmed: false },
    maximumAgeHours: days2,
    read: readSwitzerland,
  },
  {
    format: 'australia',
    ending: '.csv',
    title: 'Australia, Consolidated List of DFAT',
    url: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
    listType: 'sanction',
    licence: {
      name: 'Creative Commons Attribution',
      url: 'https://www.dfat.gov.au/about-us/about-this-website/copyright',
      mustBeConfirmed: false,
    },
    maximumAgeHours: days2,
    read: readAustralia,
  },
  {
    format: 'opensanctions',
    ending: '.json',
    title: 'OpenSanctions',
    url: 'https://data.opensanctions.org/',
    listType: 'sanction',
    licence: openSanctions,
    maximumAgeHours: days2,
    read: readFollowTheMoney,
  },
  {
    format: 'opensanctions-targets',
    ending: '.csv',
    title: 'OpenSanctions (targets)',
    url: 'https://data.opensanctions.org/',
    listType: 'sanction',
    licence: openSanctions,
    maximumAgeHours: days2,
    read: readTargets,
  },
  {
    format: 'gleif',
    ending: '.csv',
    title: 'GLEIF, legal entities (level 1)',
    url: 'https://www.gleif.org/en/lei-data/gleif-golden-copy',
    licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', mustBeConfirmed: false },
    listType: 'register',
    maximumAgeHours: month,
    read: readGleif,
  },
  {
    format: 'companies-house',
    ending: '.csv',
    title: 'United Kingdom, companies of Companies House',
    url: 'https://download.companieshouse.gov.uk/en_output.html',
    licence: {
      name: 'Open Government Licence 3.0',
      url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      mustBeConfirmed: false,
    },
    listType: 'register',
    maximumAgeHours: month,
    read: readCompaniesHouse,
  },
  {
    format: 'feeds',
    ending: '.xml',
    title: 'Feeds of the press',
    url: null,
    listType: 'media',
    isWindow: true,
    licence: { name: 'the publishers’ own', url: '', mustBeConfirmed: false },
    maximumAgeHours: week,
    read: readFeeds,
  },
  {
    format: 'csv',
    ending: '.csv',
    title: 'A CSV of your own',
    url: null,
    licence: own,
    maximumAgeHours: month,
    listType: 'warning',
    read: readOwnCsv(),
  },
  {
    format: 'lines',
    ending: '.ndjson',
    title: 'Entities of your own as lines of JSON',
    url: null,
    licence: own,
    maximumAgeHours: month,
    listType: 'warning',
    read: readOwnLines,
  },
];

export const formatOf = (name: string): SourceFormat | null =>
  sourceFormats.find(({ format }) => format === name) ?? null;
