/**
 * Names of passports sold without an issuing state. Camouflage: countries and colonies that were renamed decades ago,
 * so that no valid passport has this name. Fantasy: bodies that are no state. Most are on the list of known fantasy and
 * camouflage passports that the European Union publishes for border guards. Excludes names that are part of a genuine
 * one (Guinea, Congo, Vietnam). Folded words in the order in which they are printed.
 */
const NAMES = `
British Honduras; British West Indies; Burma; Ceylon; Dutch Guiana; Dutch Guyana; Eastern Samoa;
Gilbert and Ellice Islands; Netherlands East Indies; Netherlands Indies; New Granada; New Grenada; New Hebrides; Rhodesia;
South Vietnam; Spanish Guinea; Upper Volta; Zanzibar; Tanganyika; Trust Territory of the Pacific Islands;
World Service Authority; World Government of World Citizens; Principality of Sealand; Hutt River Province;
Principality of Hutt River; Conch Republic; Dominion of Melchizedek; Principality of Seborga; Kingdom of EnenKio;
Republic of Koneuwe; Principality of New Utopia; Kingdom of Hawaii; Republic of Texas; Nation of Hawaii;
Washitaw; Principality of Freedonia; Kingdom of Talossa; Principality of Thomond; Khalistan;
International Parliament for Safety and Peace`;

/** Folded words of each name. */
export const CAMOUFLAGE_COUNTRIES: readonly (readonly string[])[] = NAMES.split(';').map((name) =>
  name.trim().toUpperCase().split(/\s+/),
);
