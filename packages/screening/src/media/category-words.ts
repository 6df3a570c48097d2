/**
 * Words that put an article in one of the categories of adverse media, by language. Written for this product. Small
 * letters without marks; a star matches any ending, and several words are a phrase.
 */

export const mediaCategories = [
  'financial-aml-cft',
  'fraud-linked',
  'general-aml-cft',
  'narcotics-aml-cft',
  'property-crime',
  'terrorism',
  'violence-aml-cft',
  'cybercrime',
  'financial-difficulty',
  'other-financial',
  'other-minor',
  'other-serious',
  'regulatory',
  'violence-non-aml-cft',
] as const;

export type MediaCategory = (typeof mediaCategories)[number];

export const languages = ['en', 'de', 'fr', 'es'] as const;

export type MediaLanguage = (typeof languages)[number];

type Words = Readonly<Record<MediaLanguage, readonly string[]>>;

const listOf = (text: string): readonly string[] => text.split(',').map((each) => each.trim());

const words = (en: string, de: string, fr: string, es: string): Words => ({
  en: listOf(en),
  de: listOf(de),
  fr: listOf(fr),
  es: listOf(es),
});

export const categoryWords: Readonly<Record<MediaCategory, Words>> = {
  'financial-aml-cft': words(
    'money launder*, launder* money, laundered, terrorist financ*, terror financ*, sanctions evasion, evad* sanctions, evasion of sanctions, tax evasion, evad* tax*, shell compan*, slush fund*, illicit fund*, proceeds of crime',
    '*geldwasch*, geld gewaschen, terrorfinanzierung, terrorismusfinanzierung, *steuerhinterzieh*, sanktionsumgehung, umgehung von sanktionen, schwarzgeld*, briefkastenfirm*',
    'blanchiment*, blanchi de l argent, financement du terrorisme, fraude fiscale, evasion fiscale, contournement des sanctions, societe ecran, societes ecrans, caisse noire',
    'lavado de dinero, lavado de activos, blanqueo de capitales, blanqueo, financiacion del terrorismo, financiamiento del terrorismo, evasion fiscal, fraude fiscal, evasion de sanciones, empresa fantasma, empresas fantasma',
  ),
  'fraud-linked': words(
    'fraud*, defraud*, embezzl*, swindl*, ponzi, pyramid scheme*, scam, scams, scammed, scammer*, forger*, forged, counterfeit*, identity theft, insider trading, false accounting',
    '*betrug*, betrueg*, betrog*, veruntreu*, untreue, schneeballsystem*, urkundenfalsch*, falschgeld, hochstapl*, insiderhandel, bilanzfalsch*',
    'fraude, fraudes, frauduleu*, escroquer*, escroc*, detournement de fonds, abus de confiance, pyramide de ponzi, faux et usage de faux, contrefacon*, delit d initie',
    'fraude*, fraudulent*, estafa*, estafador*, malversacion*, desfalco*, esquema ponzi, falsificacion*, falsific*, informacion privilegiada',
  ),
  'general-aml-cft': words(
    'bribe*, bribery, corruption, corrupt official*, kickback*, racketeer*, organised crime, organized crime, mafia, cartel*, human traffick*, people smuggl*, traffick*, smuggl*, extort*',
    'bestech*, bestochen, korruption*, korrupt*, schmiergeld*, organisierte kriminalitat, mafia, kartell*, menschenhandel*, schleuser*, schmuggel*, schmuggl*, erpress*',
    'corruption, corrompu*, pot de vin, pots de vin, crime organise, criminalite organisee, mafia*, cartel*, traite des etres humains, trafic d armes, trafic d influence, trafic d etres humains, trafiquant*, contrebande*, extorsion*',
    'soborno*, sobornar*, corrupcion, corrupt*, cohecho*, crimen organizado, mafia*, cartel*, trata de personas, trafico de armas, trafico de influencias, trafico ilegal, traficante*, contrabando*, extorsion*',
  ),
  'narcotics-aml-cft': words(
    'drug traffick*, drug dealer*, drug dealing, drug ring, drug smuggl*, narcotic*, cocaine, heroin, fentanyl, methamphetamine*, drug cartel*, drug lord*, drug baron*',
    'drogenhandel*, drogenhandler*, drogenschmuggel*, drogenkartell*, drogenboss*, rauschgift*, betaubungsmittel*, kokain*, heroin*, fentanyl, crystal meth',
    'trafic de drogue*, trafic de stupefiants, trafiquant* de drogue, stupefiant*, narcotrafic*, cocaine, heroine, fentanyl, baron de la drogue',
    'narcotrafic*, trafico de drogas, narcotic*, estupefaciente*, cocaina, heroina, fentanilo, metanfetamina*, capo de la droga',
  ),
  'property-crime': words(
    'burglar*, robber*, robbed, theft, thefts, stole, stolen, arson*, looted, looting, shoplift*, vandalis*, car jacking, carjack*',
    'einbruch*, einbrech*, raub, raube*, raububerfall*, diebstahl*, gestohlen*, brandstift*, geplundert, plunder*, sachbeschadig*',
    'cambriol*, vol a main armee, braquage*, braqueur*, vol avec effraction, recel, incendie criminel, incendie volontaire, pillage*, vandalisme',
    'robo, robos, robado*, hurto*, atraco*, atracador*, allanamiento*, incendio provocado, saqueo*, vandalismo',
  ),
  terrorism: words(
    'terroris*, terror attack*, terror plot*, terror group*, bomb attack*, bombing*, suicide bomb*, jihad*, extremist group*, hostage taking',
    'terroris*, terroranschlag*, terrorgruppe*, bombenanschlag*, selbstmordattent*, dschihad*, sprengstoffanschlag*, geiselnahme*',
    'terroris*, attentat*, attentat suicide, djihad*, jihad*, prise d otages',
    'terroris*, atentado*, coche bomba, yihad*, toma de rehenes',
  ),
  'violence-aml-cft': words(
    'war crime*, crimes against humanity, genocide, tortur*, kidnap*, abduct*, hostage*, arms traffick*, arms smuggl*, weapons traffick*, contract kill*, hitman, hitmen, assassinat*',
    'kriegsverbrech*, verbrechen gegen die menschlichkeit, volkermord, folter*, entfuhr*, geisel*, waffenhandel*, waffenschmuggel*, auftragsmord*',
    'crime* de guerre, crimes contre l humanite, genocide, tortur*, enlevement*, kidnapp*, trafic d armes, tueur a gages, assassinat*',
    'crimen de guerra, crimenes de guerra, crimenes de lesa humanidad, genocidio, tortura*, secuestr*, trafico de armas, sicario*, asesinato por encargo',
  ),
  cybercrime: words(
    'cybercrim*, cyber crim*, cyberattack*, cyber attack*, hacker*, hacked, hacking, ransomware, malware, phishing, data breach*, botnet*, dark web, darknet',
    'cyberkriminal*, cyberangriff*, hacker*, hackerangriff*, gehackt, ransomware, schadsoftware, phishing, datenleck*, botnet*, darknet',
    'cybercrim*, cyberattaque*, pirate* informatique*, piratage*, rancongiciel*, ransomware, logiciel malveillant, hameconnage, fuite de donnees',
    'ciberdelit*, cibercrim*, ciberataque*, hacker*, pirata* informatico*, ransomware, phishing, programa malicioso, filtracion de datos',
  ),
  'financial-difficulty': words(
    'bankrupt*, insolven*, liquidation, administration order, went into administration, receivership, default* on its debt*, default* on a loan, creditors, debt default, foreclos*',
    '*insolvenz*, insolvent*, konkurs*, pleite*, zahlungsunfahig*, zwangsversteiger*, uberschuld*, glaubiger*',
    'faillite*, insolvab*, liquidation judiciaire, redressement judiciaire, cessation de paiement*, surendett*, defaut de paiement',
    'quiebra*, bancarrota*, insolven*, concurso de acreedores, liquidacion judicial, suspension de pagos, impago*',
  ),
  'other-financial': words(
    'price fixing, price rigging, market manipulation, market abuse, antitrust, cartel fine*, misus* of funds, misappropriat*, accounting scandal*, mis selling, misselling, unpaid tax*',
    'preisabsprache*, marktmanipulation*, kartellstraf*, kartellverfahren, zweckentfrem*, bilanzskandal*, steuerschuld*, falschberatung*',
    'entente sur les prix, manipulation de marche, abus de marche, abus de biens sociaux, scandale comptable, detournement*',
    'fijacion de precios, manipulacion del mercado, abuso de mercado, apropiacion indebida, escandalo contable, deuda tributaria',
  ),
  'other-minor': words(
    'drunk driving, drink driving, disorderly conduct, trespass*, public nuisance, petty crime*, speeding offence*, speeding offense*, unlicensed, perjury',
    'trunkenheit am steuer, ruhestorung, hausfriedensbruch, ordnungswidrig*, bagatelldelikt*, meineid*, falschaussage*',
    'conduite en etat d ivresse, trouble a l ordre public, tapage, petite delinquance, parjure, faux temoignage',
    'conducir ebrio, conduccion bajo los efectos del alcohol, alteracion del orden publico, allanamiento de morada, delito menor, perjurio, falso testimonio',
  ),
  'other-serious': words(
    'child abuse, child pornography, sexual abuse, sexual assault, sex offence*, sex offense*, rape, raped, rapist*, forced labour, forced labor, slavery, obstruction of justice, espionage, treason, environmental crime*',
    'kindesmissbrauch*, kinderpornograf*, sexueller missbrauch, sexualstraft*, vergewaltig*, zwangsarbeit*, sklaverei, strafvereitelung, spionage*, landesverrat*, umweltverbrechen',
    'pedopornograph*, abus sexuel*, agression* sexuelle*, viol, viols, violeur*, travail force, esclavage*, entrave a la justice, espionnage*, trahison',
    'abuso infantil, pornografia infantil, abuso sexual, agresion* sexual*, violacion, violador*, trabajo forzado, esclavitud, obstruccion a la justicia, espionaje, traicion',
  ),
  regulatory: words(
    'fined by, was fined, were fined, regulator* fine*, fca fine*, sec charge*, sec sue*, licence revoked, license revoked, licence withdrawn, censured, disqualified as a director, barred from, regulatory breach*, regulatory action, enforcement action, cease and desist',
    'bussgeld*, geldbusse*, bafin verhangt*, bafin untersagt*, lizenz entzogen, zulassung entzogen, aufsichtsverfahren, berufsverbot*, unterlassungsverfugung',
    'amende de l amf, sanction de l amf, amende*, retrait d agrement, licence retiree, blame de, interdiction d exercer, mise en demeure',
    'multa*, multado*, sancionado por la cnmv, sancion de la cnmv, licencia revocada, retirada de la licencia, inhabilita*, expediente sancionador',
  ),
  'violence-non-aml-cft': words(
    'murder*, manslaughter, homicide*, assault*, stabbing*, stabbed, shooting, shot dead, domestic violence, grievous bodily harm, attempted murder, killing of',
    'mord, mordes, morder*, ermord*, totschlag*, totung*, korperverletz*, messerattacke*, messerstech*, schiesserei*, erschoss*, hausliche gewalt, mordversuch*',
    'meurtr*, homicide*, agression*, poignard*, fusillade*, violence* conjugale*, coups et blessures, tentative de meurtre, tue par balle*',
    'asesin*, homicidio*, agresion*, apunala*, tiroteo*, violencia domestica, violencia de genero, lesiones graves, intento de asesinato, muerto a tiros',
  ),
};

/** Words that occur in hardly any other of the languages. */
export const languageWords: Words = words(
  'the, and, of, was, were, has, been, with, that, his, her, by, is, for',
  'der, die, das, und, wurde, mit, von, nicht, ist, wegen, nach, hat, gegen, einen',
  'le, les, des, et, une, dans, pour, est, ete, avec, sur, aux, au, qui',
  'el, los, las, y, una, por, con, fue, del, ha, su, que, sobre, contra',
);
