/**
 * Further names by which people search for a country: in each language first the short and other names of CLDR 47
 * (`territories`, `alt="short"` and `alt="variant"`), then former names, parts used for the whole, and common
 * abbreviations.
 */
const names: Readonly<Record<string, string>> = {
  en: `
    BA Bosnia | CC Cocos Islands | CD Congo (DRC) | CG Congo (Republic) | CI Ivory Coast | CV Cabo Verde |
    CZ Czech Republic | FK Islas Malvinas | GB UK | HK Hong Kong | MM Myanmar | MO Macao | NZ Aotearoa | PN Pitcairn |
    PS Palestine | SZ Swaziland | TL East Timor | TR Turkey | US US |
    AE UAE | AE Emirates | BS The Bahamas | CD DRC | CD Zaire | CD Congo | CG Congo | CN PRC | CV Cape Verde |
    GB Britain | GB England | GB Great Britain | GB Northern Ireland | GB Scotland | GB Wales | GM The Gambia |
    IR Persia | KH Cambodia | KR Republic of Korea | KP DPRK | MK Macedonia | MM Burma | NL Holland |
    NL The Netherlands | PH The Philippines | PH Philippine Islands | RU Russian Federation | SA KSA | ST Sao Tome |
    SY Syrian Arab Republic | TW Republic of China | US America | US United States of America | VA Holy See |
    VA Vatican | VN Viet Nam`,
  de: `
    CD Kongo (Demokratische Republik) | CG Kongo (Republik) | CI Elfenbeinküste | CZ Tschechische Republik |
    FK Malwinen | GB UK | HK Hongkong | MO Macau | PS Palästina | SZ Swasiland | TL Osttimor | US USA |
    AE VAE | AE Emirate | BY Weißrussland | CD Kongo | CG Kongo | GB England | GB Großbritannien | GB Nordirland |
    GB Schottland | GB Wales | MD Moldawien | MK Mazedonien | MM Birma | MM Burma | NL Holland | US Amerika |
    US Vereinigte Staaten von Amerika | VA Vatikan`,
  es: `
    CD Congo (RDC) | CD República Democrática del Congo | CG Congo (República) | CI Costa de Marfil |
    CZ República Checa | FK Islas Malvinas | GB RU | HK Hong Kong | MO Macao | PS Palestina | SZ Suazilandia |
    TL Timor Oriental | TR Turquía | US EE. UU. |
    AE EAU | BY Bielorrusia | CD Congo | CG Congo | GB Escocia | GB Gales | GB Gran Bretaña | GB Inglaterra |
    GB Irlanda del Norte | MM Birmania | NL Holanda | SZ Swazilandia | US América | US EEUU |
    US Estados Unidos de América | US EUA | VA Vaticano`,
  fr: `
    CD Congo (RDC) | CG République du Congo | CI République de Côte d’Ivoire | CZ République tchèque |
    FK Îles Malouines | GB R.-U. | HK Hong Kong | MO Macao | PS Palestine | SZ Swaziland | TL Timor-Oriental |
    TR Türkiye | US É.-U. |
    AE EAU | BY Bélarus | CD Congo | CD RDC | CG Congo | GB Angleterre | GB Écosse | GB Grande-Bretagne |
    GB Irlande du Nord | GB Pays de Galles | MM Birmanie | NL Hollande | US Amérique | US États-Unis d’Amérique |
    VA Vatican`,
};

/**
 * Returns the further names in the language of `locale`: alpha-2 and name. Returns none for a language that the flow
 * lacks.
 */
export function countryAliases(locale: string): readonly (readonly [string, string])[] {
  const listed = names[locale.split('-')[0]?.toLowerCase() ?? ''];
  if (listed === undefined) return [];
  return listed.split('|').map((entry) => [entry.trim().slice(0, 2), entry.trim().slice(3)] as const);
}
