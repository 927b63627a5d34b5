import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph, phoneLink, table } from '../../blocks.ts';
import { storageRows } from '../../browser-storage.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, hours, minutes, ofDays, years } from './amounts.ts';

export function privacy(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Privaatsus\u00ADpoliitika',
    summary:
      'Hoiame seda, mida laenutus vajab, ja nii kaua, kui seda on vaja või seadus nõuab. Ei reklaami ega jälgimist, ja me ei müü midagi. Oma andmeid saad seadetes vaadata, alla laadida ja kustutada.',
    sections: [
      controller(facts),
      whatWeStore(facts),
      whyWeStore(figures),
      processors(facts, figures),
      transfers,
      retention(figures),
      cookies(figures),
      afterABan(figures),
      rights(facts, figures),
      ...aboutPeople(figures),
      security(figures),
      changes,
    ],
  };
}

const controller = ({ brand }: LegalFacts): LegalSection => ({
  id: 'controller',
  title: 'Kes vastutab',
  blocks: [
    paragraph`Sinu andmete vastutav töötleja on ${brand.legalName}, registrikood ${brand.registrationNumber}, ${brand.address}. Kõiges, mis puudutab andmeid, kirjuta aadressil ${mailLink(brand.contactEmail)} või helista numbril ${phoneLink(brand.contactPhone)}.`,
  ],
});

const whatWeStore = ({ google, facebook }: LegalFacts): LegalSection => ({
  id: 'what-we-store',
  title: 'Mida me salvestame',
  blocks: [
    list(
      'Konto: e-posti aadress, keel ja, kui sa need meile ütled, ees- ja perekonnanimi, telefoninumber, riik ja postiindeks; milliseid teateid soovid.',
      ...(google || facebook
        ? [
            'Kui logid sisse mõne teise kontoga: sellelt teenuselt sinu e-posti aadress, nimi, pildi aadress ja sinu tunnus seal. Me ei postita sinna midagi ega loe sealt midagi muud.',
          ]
        : []),
      'Sisselogimised: millal, kuidas, millise seadmega ja mis linnast, niipalju kui seda saab öelda. Selleks ja kuritarvituste piiramiseks kasutame sinu IP-aadressi.',
      'Pääsuvõtmed ja taastekoodid, kui sa neid lood: võtme avalik pool, selle nimi, millal sa selle lõid ja viimati kasutasid; koodidest ainult räsid. Sinu sõrmejälg, nägu või PIN jääb sinu seadmesse.',
      'Turvalogi: sisselogimised ja ebaõnnestunud katsed, nende lõpp, tagasi lükatud päringud ja see, millist broneeringut töötajad vaatasid; koos aja ja IP-aadressiga.',
      'Broneeringud: jaam, aeg, lauad, telefoninumber, uksekoodid, millal kapp avati ja suleti, mis tuli tagasi, hoiatused hilinemise eest.',
      'Raha: mis on võetud ja tagasi makstud, kviitungid, võlad, hooajakaardid, kinkekaardid, nõuded koos selgituste ja fotodega ning sinu kliendinumber makseteenuse pakkuja juures. Kaart ise on salvestatud seal; meie näeme selle liiki, viimaseid numbreid ja kehtivusaega.',
      'Tagasimaksed, mida ei saanud teha sama teed pidi: sinu nimetatud pangakonto omanik ja number.',
      'Arved: ettevõtte nimi, registrikood, käibemaksukohustuslase number ja aadress, kui lased kviitungi arveks vahetada.',
      'Probleemid, hilinemised ja kahju: mida teatad, vaidlustad või vastad, mida töötajad selle kohta kirjutavad, ja mõlema fotod. Fotodest hoiame väikesi koopiaid ilma koha, kuupäeva ja kaamera andmeteta, mida telefon neisse kirjutab.',
      'Kinkekaardid: selle inimese e-posti aadress, kellele kinkekaardi saata lased, sinu nimi ja sõnad sellel.',
      'Nõusolekud: milliste tingimustega nõustusid, et oled täisealine või koos täiskasvanuga ja oskad ujuda, et sinu kaart on salvestatud; koos versiooni, keele ja ajaga.',
      'Jagatud piletid: millal andsid laua pileti kellelegi teisele või võtsid selle tagasi ning millal ja mis keeles lingi saaja ohutusreeglitega nõustus. Kes ta on, me teada ei saa.',
      'Sõnumid: milliseid e-kirju ja SMS-e me sulle mille kohta saatsime ja kas need jõudsid teenusepakkujani.',
      'Arvustused, mille kirjutad, ja see, mida kirjutad meile.',
      'Töötajad: mida nad muudavad või avavad, koos aja ja IP-aadressiga.',
    ),
    paragraph`Sa ei pea meile midagi andma. Ent ilma e-posti aadressi ja telefoninumbrita broneerida ei saa, sest uksekoodi poleks kuhugi saata.`,
    paragraph`Kui keegi lasi sulle kinkekaardi saata, oleme sinu e-posti aadressi saanud temalt. Kasutame seda ainult selle kinkekaardi jaoks ja kustutame, kui palud.`,
  ],
});

const whyWeStore = (figures: Figures): LegalSection => ({
  id: 'why-we-store',
  title: 'Miks ja millisel õiguslikul alusel',
  blocks: [
    table(
      ['Milleks', 'Alus isikuandmete kaitse üldmääruses'],
      [
        'Broneerimine, uksekoodid, tagastamine, maksmine, tagasimaksed, abi, teated selle kõige kohta',
        'Leping (artikli 6 lõike 1 punkt b)',
      ],
      [
        'Kviitungid, raamatupidamine, maksud, ametiasutuste päringud',
        'Seadusest tulenev kohustus (artikli 6 lõike 1 punkt c)',
      ],
      [
        'Ohutus vee peal: leida üles see, kes pole tagasi tulnud, ja talle helistada',
        'Elulised huvid ja õigustatud huvi (artikli 6 lõike 1 punktid d ja f)',
      ],
      [
        'Hoiatused, kontode peatamine ja blokeerimine, kaitse pettuse ja kuritarvituste eest, nõuded, veebilehe ja kappide turvalisus',
        'Õigustatud huvi saada lauad ja raha tagasi ning hoida uksed võõrastele suletuna (artikli 6 lõike 1 punkt f)',
      ],
      ['Eelseisva laenutuse meeldetuletused', 'Õigustatud huvi; saad need välja lülitada (artikli 6 lõike 1 punkt f)'],
      [
        'Kutsed arvustust kirjutada, uudised; arvustus, mille avaldad; sinu asukoht, kui vajutad „Minu lähedal“',
        'Nõusolek, mille võid igal ajal tagasi võtta (artikli 6 lõike 1 punkt a)',
      ],
      [
        'Kinkekaardi saatmine inimesele, kelle ostja nimetab',
        'Ostja ja saaja õigustatud huvi (artikli 6 lõike 1 punkt f)',
      ],
    ),
    paragraph`Teated koodide, muudatuste, hilinemise, raha, nõuete ja turvalisuse kohta tulevad alati. Meeldetuletused tulevad, kuni need välja lülitad. Kutsed arvustust kirjutada ja uudised tulevad ainult siis, kui neid soovid, ja igaühes on link, millega neist loobuda.`,
    paragraph`Jaama omanik näeb seal laenutajate nime ja telefoninumbrit alates broneerimisest kuni ${days(figures.ownerSightDays)} pärast laenutust, et aidata ja lauad tagasi saada. Samuti näeb ta seal teatatud probleeme ja kahju koos sõnade ja fotodega. Midagi muud ta sinu kohta ei näe.`,
  ],
});

const processors = ({ google, facebook, mapHost, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'processors',
  title: 'Kes veel andmeid saab',
  blocks: [
    paragraph`Me ei müü andmeid ega jaga neid reklaami jaoks. Meid aitavad järgmised teenused ja nad saavad ainult seda, mida vajavad:`,
    list(
      'Stripe: maksed, salvestatud kaardid, tagasimaksed. Osa eest vastutab Stripe ka ise, näiteks pettuste tõkestamisel.',
      ...(paypal ? ['PayPal: kui maksad selle kaudu.'] : []),
      'E-posti teenus: saadab meie e-kirju.',
      'Sõnumiteenus: saadab uksekoode ja kiireid teateid SMS-iga.',
      'Majutusettevõte: hoiab töös servereid ja andmebaasi.',
      ...(google ? ['Google: ainult siis, kui logid sisse Google’iga.'] : []),
      ...(facebook ? ['Facebook (Meta): ainult siis, kui logid sisse Facebookiga.'] : []),
      ...(mapHost === null
        ? []
        : [`${mapHost}: saadab sinu brauserile kaardipildid ja näeb seejuures selle IP-aadressi.`]),
    ),
    paragraph`Teised saavad andmeid ainult siis, kui seadus seda nõuab: ametiasutused, kohtud, päästeteenistus, kui oled ohus. Juristid, raamatupidajad ja võlgade sissenõudjad saavad seda, mida konkreetne juhtum nõuab. ${mapHost === null ? 'Kaardid ja kirjatüübid tulevad meie oma serverist.' : 'Kirjatüübid tulevad meie oma serverist.'} Kus sa ligikaudu oled, vaatame järele omaenda failist.`,
    paragraph`E-posti, sõnumite ja majutuse ettevõtete praegused nimed ütleme sulle soovi korral ${ofDays(figures.disputeDays)} jooksul.`,
  ],
});

const transfers: LegalSection = {
  id: 'transfers',
  title: 'Väljaspool Euroopa Liitu',
  blocks: [
    paragraph`Kus võimalik, valime teenused, mis hoiavad andmeid Euroopa Majanduspiirkonnas. Mõni, näiteks Stripe, töötab ka Ameerika Ühendriikidest. Siis kaitseb andmeid Euroopa Komisjoni otsus kaitse piisavuse kohta või komisjoni lepingu tüüptingimused. Soovi korral saadame sulle koopia.`,
  ],
};

const retention = (figures: Figures): LegalSection => ({
  id: 'retention',
  title: 'Kui kaua',
  blocks: [
    table(
      ['Mida', 'Kui kaua'],
      [
        'Konto andmed',
        `kuni kontot kasutad ja ${years(figures.usageYears)} pärast seda; siis kirjutame sulle ja kustutame need, nagu oleksid ise palunud`,
      ],
      [
        'Pärast seda, kui palud konto kustutada',
        `${days(figures.restoreDays)} selle tagasivõtmiseks; kui midagi on veel lahtine, siis kuni selle lõpuni, kõige rohkem ${days(figures.deletionMaxDays)}`,
      ],
      [
        'Liiklusandmed: serveri logid, jaama ja uste sündmused, lõppenud sisselogimised, saadetud sõnumid, lõpetatud märguanded',
        years(figures.trafficYears),
      ],
      ['Telefoninumber broneeringul', `${years(figures.trafficYears)} pärast selle lõppu`],
      ['IP-aadressid töötajate tegevuse logis', years(figures.trafficYears)],
      ['Turvalogi; selle IP-aadressid kustutatakse varem, kui sinu konto eemaldatakse', years(figures.trafficYears)],
      ['Sisselogimiskoodid', days(figures.loginCodeKeptDays)],
      ['Hoiatused', `kehtivad ${years(figures.warningYears)}; kirje kustutame ${years(figures.trafficYears)} hiljem`],
      ['Nõusolekud', `${years(figures.consentYears)} pärast nende asendamist või konto eemaldamist`],
      [
        'Broneeringud, kviitungid ja muud raamatupidamisdokumendid',
        `${years(figures.accountingYears)} pärast kalendriaasta lõppu, nagu nõuab raamatupidamisseadus; pärast konto eemaldamist ilma sinu nime ja kontaktideta`,
      ],
      ['Arvustused', 'kuni palud need eemaldada või sinu konto eemaldatakse'],
      ['Salvestatud kaart', 'kuni selle eemaldad või sinu konto eemaldatakse'],
      [
        'Probleemide ja kahju fotod',
        `${years(figures.trafficYears)}; kauem ainult seni, kuni nende kohta esitatud nõue on otsustatud`,
      ],
      ['Ettevõte arvel', `sama kaua kui arve, ka pärast konto eemaldamist: see on ka ettevõtte dokument`],
      [
        'Kellele kinkekaart on ja mis sellele kirjutati',
        `sama kaua kui selle raamatupidamisdokumendid või kuni sinu või saaja konto eemaldatakse või üks teist seda palub`,
      ],
    ),
  ],
});

const cookies = (figures: Figures): LegalSection => ({
  id: 'cookies',
  title: 'Küpsised ja salvestusruum',
  blocks: [
    paragraph`Kasutame ainult seda, mida veebileht sinu soovide täitmiseks vajab. Jälgimist pole, seepärast pole ka küpsiseriba. Kõik see on meie oma; Stripe’i makselehel on omad küpsised.`,
    table(
      ['Nimi', 'Kus', 'Milleks', 'Kui kaua'],
      ...storageRows(
        { cookie: 'Küpsis', 'session-storage': 'Vahekaardi mälu', 'cache-storage': 'Brauseri vahemälu' },
        {
          login: [
            'hoiab sind sisse logituna',
            `kuni logid välja, ${days(figures.loginUnusedDays)} pärast viimast külastust, kõige rohkem ${years(figures.loginYears)}`,
          ],
          browser: [
            'tunneb selle brauseri sisselogimisel ära, et sinu kood kehtiks ainult siin ja võõrad ei saaks sinu katseid ära kasutada',
            days(figures.browserCookieDays),
          ],
          'sign-in': ['seob sisselogimise brauseriga, kus see algas', minutes(figures.signInMinutes)],
          'confirm-email': [
            'ütleb sisselogimise lehele, milline e-posti aadress tuleb koodiga kinnitada',
            `kuni see on loetud, kõige rohkem ${minutes(figures.signInMinutes)}`,
          ],
          locale: ['sinu keel', days(figures.localeCookieDays)],
          'code-sent-to': [
            'jätab meelde, kuhu kood saadeti, et sa ei peaks aadressi uuesti sisestama',
            `kehtib ${minutes(figures.loginCodeMinutes)}; kaob vahekaardi sulgemisel`,
          ],
          draft: ['sinu valikud jaama broneerimisvormis', 'kuni logid välja või sulged vahekaardi'],
          'return-to-form': [
            'toob sind pärast sisselogimist vormi juurde tagasi',
            'kuni selle hetkeni või vahekaardi sulgemiseni',
          ],
          'scroll-positions': ['kus sa lehel olid, et sinna tagasi jõuda', 'kuni sulged vahekaardi'],
          'own-bookings': [
            'sinu eelseisvad broneeringud koos uksekoodidega, et saaksid neid lugeda ka ilma võrguta',
            `kuni broneering on läbi (kõige kauem ${hours(figures.keptOfflineHours)} pärast selle lõppu) või logid välja`,
          ],
          'shared-ticket': [
            'pilet, mida keegi on sinuga jaganud, koos uksekoodiga, et saaksid seda lugeda ka ilma võrguta',
            `kuni pilet on läbi (kõige kauem ${hours(figures.keptOfflineHours)} pärast selle lõppu), avad teise pileti või logid välja`,
          ],
        },
      ),
    ),
  ],
});

const afterABan = (figures: Figures): LegalSection => ({
  id: 'after-a-ban',
  title: 'Mis jääb alles pärast konto blokeerimist või hoiatust',
  blocks: [
    paragraph`Kui eemaldatakse konto, mille oleme blokeerinud või millel on kehtiv hoiatus, hoiame alles selle e-posti aadressi ja telefoninumbrite võtmega räsid. Räsi on kontrollväärtus, millest aadressi välja lugeda ei saa; võtit hoiame andmebaasist eraldi ja töötajad selle järgi otsida ei saa. Sellel on üks eesmärk: et keegi ei saaks konto kustutamisega puhtalt lehelt alustada. Räsi kaob, kui hoiatus või blokeering lõpeb; tähtajatu blokeeringu puhul on see aeg ${years(figures.banYears)}.`,
  ],
});

const rights = ({ brand }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'rights',
  title: 'Sinu õigused',
  blocks: [
    list(
      'Vaadata ja kaasa võtta: oma andmed lehena ja failina, seadetes.',
      'Parandada: enamikku ise, seadetes.',
      'Kustutada: seadetes, igal ajal.',
      'Esitada vastuväide sellele, mis põhineb meie õigustatud huvil, ja lasta andmete kasutamist piirata, kuni me seda uurime.',
      'Võtta nõusolek edaspidiseks tagasi.',
      'Esitada kaebus järelevalveasutusele: Eestis Andmekaitse Inspektsioonile või oma elu- või töökoha riigi asutusele.',
    ),
    paragraph`Selleks on ${link('seaded', paths.settings())}, ${link('andmete kustutamine', paths.dataDeletion())} või ${mailLink(brand.contactEmail)}. Vastame ${ofDays(figures.deletionProcessedDays)} jooksul. Kui me ei saa kindlaks teha, et see oled sina, palume sul kirjutada konto aadressilt.`,
  ],
});

const aboutPeople = (figures: Figures): LegalSection[] => [
  {
    id: 'children',
    title: 'Lapsed',
    blocks: [
      paragraph`Kontod on vähemalt ${figures.minAgeYears}-aastastele. Laste kohta, kes aerutavad koos täiskasvanuga, me andmeid ei küsi. Kui konto on teinud laps, anna teada ja kustutame selle.`,
    ],
  },
  {
    id: 'automated-decisions',
    title: 'Programm üksi ei otsusta',
    blocks: [
      paragraph`Programmid arvutavad: hinnad, tagasimaksed, lisaaeg ja hoiatused järgivad kindlaid reegleid, mis on kirjas ${link('kasutustingimustes', paths.terms())}. Igale sellisele tasule või hoiatusele võid vastu vaielda ja siis otsustab inimene. Kontode peatamise, blokeerimise ja nõuete üle otsustavad alati inimesed. Profiile me ei koosta.`,
    ],
  },
];

const security = (figures: Figures): LegalSection => ({
  id: 'security',
  title: 'Turvalisus',
  blocks: [
    paragraph`Ühendused on krüpteeritud. Kliendil pole parooli, mida saaks varastada: logid sisse koodiga, mis kehtib ${minutes(figures.loginCodeMinutes)}, või teise teenuse kaudu. Uksekoode pole üheski väljavõttes, logis ega sõnumis teistele ettevõtetele peale selle, kes need sulle saadab. Sinu andmeid näevad ainult töötajad, kellel on neid vaja, ja see, mida nad muudavad, jääb kirja.`,
    paragraph`Seadetes näed, kus oled sisse logitud, ja saad iga sisselogimise lõpetada. Kui andmete leke seab su ohtu, teatame sellest sulle ja järelevalveasutusele.`,
  ],
});

const changes: LegalSection = {
  id: 'changes',
  title: 'Muudatused',
  blocks: [
    paragraph`Ülal olev kuupäev näitab, mis ajast see tekst kehtib. Kui hakkame sinu andmeid uuel viisil kasutama, teatame sulle sellest enne e-kirjaga ja küsime luba, kui selleks on vaja sinu nõusolekut.`,
  ],
};
