import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, phoneLink, table, text } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import {
  boards,
  days,
  either,
  hours,
  inLanguages,
  minutes,
  ofDays,
  ofHours,
  ofMinutes,
  ofYears,
  percent,
  years,
} from './amounts.ts';
import { charges } from './terms-charges.ts';

export function terms(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Kasutustingimused',
    summary: `Laenutad ettevõttelt ${facts.brand.legalName}. Ole vähemalt ${figures.minAgeYears}-aastane või koos täiskasvanuga, kanna vesti ja too kõik õigel ajal tagasi. Kui tühistad üle ${ofHours(figures.refundNoticeHours)} enne algust, saad tagasi ${percent(figures.refundPercent)}; kuni ${minutes(figures.graceMinutes)} hilinemist on tasuta; meie süül ära jäänud laenutuse eest maksame kogu raha tagasi.`,
    sections: [
      ...beforeRenting(facts, figures),
      ...usingTheSite(facts, figures),
      accountTermination(figures),
      charges(facts, figures),
      taxes,
      userLiability(figures),
      ...ourLiability,
      ...disputes(facts, figures),
      additionalProvisions(figures),
      contactDetails(facts),
    ],
  };
}

function beforeRenting({ brand, google, facebook }: LegalFacts, figures: Figures): LegalSection[] {
  const code = `${figures.loginCodeDigits}-kohalise koodiga, mille saadame sulle e-postiga`;
  const ways = either([...(google ? ['Google’i kaudu'] : []), ...(facebook ? ['Facebooki kaudu'] : []), code]);
  return [
    {
      id: 'access-and-registration',
      title: 'Juurdepääs ja registreerumine',
      blocks: [
        paragraph`Need tingimused on leping sinu ja ettevõtte ${brand.legalName} (registrikood ${brand.registrationNumber}, ${brand.address}; edaspidi „meie“) vahel. Meie teenus ${brand.name} on jaamad, kus võtad SUP-laua kapist ise. Osa jaamu kuulub partneritele; müüja oleme alati meie.`,
        paragraph`Broneerimiseks on vaja kontot. See on tasuta ja tekib ise, kui esimest korda sisse logid: ${ways}. Konto on ainult sinu oma. Hoia oma e-posti aadress ja telefoninumber õiged, sest sinna saadame uksekoodid ja hoiatused.`,
        paragraph`Broneerija peab olema vähemalt ${figures.minAgeYears}-aastane. Nooremad lähevad vee peale ainult koos täiskasvanuga, kes broneerib ja nende eest vastutab. Igaüks, kes vee peale läheb, peab oskama ujuda. Seda kinnitad iga broneeringuga.`,
        paragraph`Maksmise ajaks hoiame lauad sulle ${minutes(figures.holdMinutes)} kinni, või ${minutes(figures.pressedHoldMinutes)}, kui üle poole jaama laudadest on kinni nende käes, kes alles maksavad. Leping on sõlmitud, kui sinu makse on kohale jõudnud või, kui maksta pole midagi, kui sinu kaart on salvestatud. Seejärel saad e-kirjaga kinnituse koos nende tingimustega.`,
        paragraph`Broneeringule kehtivad tingimused, hinnad ja tagasimaksereegel, mis kehtisid broneerimise ajal. Salvestame, millise versiooniga, mis keeles ja millal sa nõustusid. Kui tingimused on vahepeal uuenenud, küsime järgmise broneeringu juures sinu nõusolekut.`,
      ],
    },
    {
      id: 'acceptable-usage',
      title: 'Kuidas teenust kasutada',
      blocks: [
        list(
          text`Broneering: kuni ${boards(figures.maxBoards)}, ${figures.minBilledHours} kuni ${hours(figures.maxHours)}, täna või ühel järgmisest ${ofDays(figures.daysAhead)}st. Kui sinu algusest jaama sulgemiseni on alla ${ofHours(figures.closingSoonHours)}, siis kuni ${hours(figures.beforeClosingHours)}. Jaamal võivad olla kitsamad piirid; need on näha tema lehel.`,
          text`Uksekood: igal laual on ${figures.doorCodeDigits}-kohaline kood. Saad selle SMS-iga, e-kirjaga ja broneeringu lehelt. See kehtib alates hetkest, mil alguseni on ${minutes(figures.doorCodeEarlyMinutes)}, kuni laud on tagasi. Anna kood ainult neile, kellega koos aerutad: sinu koodiga tehtu loetakse sinu tehtuks, välja arvatud juhul, kui kood sattus võõra kätte meie süül.`,
          'Enne vee peale minekut: vaata laud, aer ja päästevest üle. Kui midagi on puudu, katki või ohtlik, ära sellega vee peale mine ja anna meile kohe teada; kontakt on broneeringu lehel. Saad teise kapi või kogu raha tagasi.',
          'Vee peal: kanna vesti, jälgi tuult ja ilma, püsi seal, kust jõuad tagasi, ja järgi kohalikke reegleid. Kas vee peale minna, otsustad sina.',
          'Tagastamine: too kõik broneeritud aja lõpuks tagasi. Ava kapp koodiga või hoia aeru lugeja juures, pane laud, aer ja vest kappi ning sulge uks. Asjade küljes olevad kiibid näitavad, et need on tagasi. Seejärel palun kinnita tagastus broneeringu lehel.',
          'Kui jaam ei saa lauda tagasi võtta (uks kiilub kinni, voolu pole), helista meile. Aega alates sinu esimesest katsest või kõnest me sinu hilinemiseks ei loe.',
          'Kui sa tagasi ei tule, hakkame muretsema. Võime helistada sulle ja vajaduse korral päästeteenistusele.',
        ),
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Mis on keelatud',
      blocks: [
        paragraph`Palun ära:`,
        list(
          'mine vee peale alkoholi- või narkojoobes, tormi või äikesega, pimedas ega kohaliku hoiatuse või keelu vastu;',
          'võta lauale rohkem inimesi või raskust, kui laud kanda võib;',
          'anna varustust edasi üürile ega kasuta seda tasulisteks tundideks või matkadeks, kui me pole selles kirjalikult kokku leppinud;',
          'muuda, märgista ega kahjusta varustust või kappe ega eemalda kiipe;',
          'proovi võõraid koode, ava teisi kappe ega murra uksi lahti;',
          'jäta kappi midagi ohtlikku, keelatut või riknevat;',
          'kasuta võõrast kontot või kaarti ega broneeri vale nime või numbriga;',
          'häiri veebilehe tööd, loe seda programmidega massiliselt läbi ega hiili selle piirangutest mööda.',
        ),
      ],
    },
  ];
}

function usingTheSite({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'intellectual-property',
      title: 'Intellektuaalomand',
      blocks: [
        paragraph`Nimi ${brand.name}, veebilehe tekstid, pildid ja kujundus kuuluvad meile või neile, kes on lubanud meil neid kasutada. Sina võid neid kasutada laenutamiseks ja sellest teistele rääkimiseks. Osa tarkvarast on avatud lähtekoodiga; sellele kehtivad tema enda litsentsid.`,
        paragraph`Pärast lõppenud laenutust võid kirjutada arvustuse. See jääb sinu omaks; lubad meil seda näidata meie veebilehel koos oma eesnime ja jaama nimega, kuni palud selle eemaldada või sinu konto eemaldatakse. Arvustusi kirjutavad ainult need, kes on laenutanud, ja neid näitame kuupäeva järgi. Keeldume avaldamast ainult siis, kui arvustus on solvav, sisaldab isikuandmeid, on reklaam, ei räägi laenutusest või on õigusvastane, ja põhjust näed ka sina.`,
      ],
    },
    {
      id: 'notifying-infractions',
      title: 'Rikkumisest teatamine',
      blocks: [
        paragraph`Kui midagi meie veebilehel rikub seadust või sinu õigusi või kui leiad turvaaugu või märkad kapi väärkasutust, kirjuta aadressil ${mailLink(brand.contactEmail)}. Ütle, mis ja kus see on, miks sa nii arvad ja kuidas sinuga ühendust saada.`,
        paragraph`Seda vaatab inimene ja vastab ${ofDays(figures.disputeDays)} jooksul. Õigusvastase eemaldame. Selle autor saab teada põhjuse ja võib vastu vaielda.`,
      ],
    },
    {
      id: 'data-protection',
      title: 'Andmekaitse',
      blocks: [
        paragraph`Mida me sinust teame, miks ja kui kaua, on kirjas ${link('privaatsuspoliitikas', paths.privacy())}. Oma andmeid näed ja saad alla laadida ${link('seadetes', paths.settings())}. Kuidas neid kustutada, loe lehelt ${link('„Andmete kustutamine“', paths.dataDeletion())}.`,
      ],
    },
  ];
}

const accountTermination = (figures: Figures): LegalSection => ({
  id: 'account-termination',
  title: 'Konto lõpetamine',
  blocks: [
    paragraph`Sinu soovil: konto saad igal ajal kustutada ${link('seadetes', paths.settings())}. See deaktiveeritakse kohe ja ${ofDays(figures.restoreDays)} jooksul saad kustutamise sisse logides tagasi võtta. Seejärel eemaldame sinu isikuandmed; eemaldamine ootab, kuni kõik lahtine on lõpetatud, kuid kõige rohkem ${days(figures.deletionMaxDays)}. Koos kontoga kaovad kinkekaardi jääk ja hooajakaart; nimetame need enne, kui kinnitad.`,
    paragraph`Hoiatused: kui laud tuleb tagasi üle ${ofMinutes(figures.graceMinutes)} hiljem, saad e-kirjaga hoiatuse. See kehtib ${years(figures.warningYears)}. Kui arvad, et see on vale, anna meile teada ja inimene vaatab asja üle. Kui selle aja jooksul hilined veel kord, otsustavad meie töötajad, kas konto peatada.`,
    paragraph`Meie algatusel: nende tingimuste raske või korduva rikkumise, maksmata võla, teiste ohustamise või pettuse korral võime konto peatada või blokeerida. Peatatud kontoga saab sisse logida, broneeringuid vaadata, maksta, andmeid alla laadida ja konto kustutada, kuid mitte broneerida. Blokeeritud kontoga enam sisse logida ei saa. Seda otsustavad töötajad, mitte kunagi programm. Ütleme sulle põhjuse ja lõpu, kui see on määratud, ning sa võid vastu vaielda.`,
    paragraph`Konto blokeerimisel tühistame eelseisvad broneeringud, mille lauda pole välja võetud, ja maksame kogu selle raha tagasi. Laud, mis on väljas, tuleb ikka tagasi tuua; selle kood kehtib edasi.`,
    paragraph`Konto, mida keegi pole ${years(figures.usageYears)} kasutanud, kustutatakse. Enne kirjutame sulle.`,
  ],
});

const taxes: LegalSection = {
  id: 'taxes',
  title: 'Maksud',
  blocks: [
    paragraph`Kõik hinnad sisaldavad käibemaksu selle riigi määra järgi, kus jaam asub. Iga makse kohta on nummerdatud kviitung ja iga tagasimakse kohta kreeditarve. Kui vajad arvet ettevõttele, saad kviitungi ühe korra arveks vormistada. Kinkekaart maksustatakse kasutamisel, mitte müümisel. Kahjuhüvitisele käibemaksu ei lisandu.`,
  ],
};

const userLiability = (figures: Figures): LegalSection => ({
  id: 'user-liability',
  title: 'Sinu vastutus',
  blocks: [
    paragraph`Vastutad varustuse eest kapi avamisest kuni tagastamiseni, ka nende eest, kellel lubad seda kasutada. Tavaline kulumine on meie kanda. Selle eest, mille kaotad või mida oma süül tavalisest kulumisest rohkem kahjustad, võime küsida hüvitist kuni:`,
    table(
      ['Ese', 'Kõige rohkem'],
      ['Aer', formatMoney(figures.paddleInCents, 'et')],
      ['Laud', formatMoney(figures.boardInCents, 'et')],
      ['Päästevest', formatMoney(figures.vestInCents, 'et')],
    ),
    paragraph`Kasutatud varustuse eest on tavaline väiksem summa: küsime nii palju, kui tegelikult kaotasime, ja sa võid tõendada, et kahju oli väiksem. Enne sinu laenutust teatatud kahju eest me midagi ei küsi.`,
    paragraph`Kuidas see käib: meie töötajad koostavad nõude koos selgituse ja fotoga ning administraator kinnitab selle. Saad selle e-kirjaga ja sul on vastamiseks ${days(figures.claimDays)}. Kui sa ei vasta, võtame summa salvestatud kaardilt, ainult ühe korra. Kui vaidled nõudele vastu, ei võta me midagi enne, kui administraator, kes nõuet ei koostanud, on otsustanud ja sulle põhjust selgitanud. Kohtusse või tarbijavaidluste komisjoni võid pöörduda ikka.`,
    paragraph`Kui laud pole tagasi ka siis, kui jaama pikim võimalik lisaaeg on läbi, lõpetame laenutuse ja võime puuduva eest hüvitist küsida. Kui laud välja ilmub, anna teada: maksame tagasi selle, mida me ei kaotanud.`,
    paragraph`Teiste, näiteks ujujate või paatide ees vastutad oma tegevuse eest vee peal seaduse järgi.`,
  ],
});

const ourLiability: LegalSection[] = [
  {
    id: 'limitation-of-liability',
    title: 'Meie vastutuse piirid',
    blocks: [
      paragraph`Miski neis tingimustes ei piira meie vastutust tahtluse ega raske hooletuse eest, meie süül tekkinud surma või tervisekahju eest ega seal, kus seadus piirata ei luba.`,
      paragraph`Muul juhul vastutame tüüpilise kahju eest, mida sai broneerimise ajal ette näha. Me ei vastuta tuule, ilma ja vee eest, sinu enda otsuste eest vee peal ega kappi jäetud asjade eest, välja arvatud juhul, kui kahju põhjustasime meie. Kui me ei saa broneeringut täita, saad selle eest raha tagasi, olenemata sellest, mis meie poolel põhjuseks oli.`,
    ],
  },
  {
    id: 'warranty-exclusions',
    title: 'Mida me ei luba',
    blocks: [
      paragraph`Jaamades ei tööta kedagi ja keegi ei vaata varustust üle pärast iga laenutust. Seepärast palumegi sul see enne vee peale minekut üle vaadata. Me ei luba kindlat ilma, vaba lauda kindlal ajal ega seda, et veebileht ja jaamad töötavad katkestusteta.`,
      paragraph`Sinu seadusest tulenevad õigused juhuks, kui teenus on puudustega või ei vasta kokkulepitule, jäävad kehtima.`,
    ],
  },
];

function disputes({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'conflict-resolution',
      title: 'Vaidluste lahendamine',
      blocks: [
        paragraph`Kirjuta kõigepealt meile: ${mailLink(brand.contactEmail)}. Püüame asja sinuga ${ofDays(figures.disputeDays)} jooksul lahendada.`,
        paragraph`Tarbijana võid pöörduda ka tarbijavaidlusi lahendava asutuse poole: Eestis tarbijavaidluste komisjoni, mujal Euroopa Liidus oma riigi asutuse poole; selle leidmisel aitab sinu riigi Euroopa Liidu tarbija nõustamiskeskus. Kohtusse võid pöörduda igal ajal.`,
        paragraph`Palun esita nõue ${ofYears(figures.claimsYears)} jooksul pärast seda, kui said selle põhjusest teada. Kui seadus annab sulle kauem aega ega luba seda lühendada, kehtib see pikem aeg.`,
      ],
    },
    {
      id: 'applicable-law',
      title: 'Kohaldatav õigus',
      blocks: [
        paragraph`Kohaldatakse Eesti õigust. Kui oled tarbija ja elad mujal, jääb sulle kaitse, mille annab sinu koduriigi seadus ja mida leping ära võtta ei või.`,
        paragraph`Tarbijana võid meid kohtusse kaevata Eestis või seal, kus elad, ja meie võime sinu vastu hagi esitada ainult seal, kus sa elad. Vaidlused kõigi teistega lahendab Eesti kohus.`,
      ],
    },
  ];
}

const additionalProvisions = (figures: Figures): LegalSection => ({
  id: 'additional-provisions',
  title: 'Lisasätted',
  blocks: [
    paragraph`Vääramatu jõud: kui midagi, mida kumbki meist ei saa mõjutada, näiteks torm, üleujutus või ametivõimu korraldus, teeb kohustuse täitmise võimatuks, peatub see kohustus nii kauaks, kui takistus kestab, kuid kõige rohkem ${days(figures.forceMajeureDays)}. Kui takistus on kestnud ${days(figures.forceMajeureEndDays)}, võib kumbki meist lepingu lõpetada, teatades sellest ${days(figures.forceMajeureNoticeDays)} ette. Broneeringu eest, mis sellisel põhjusel jaamas ära jääb, maksame kogu raha tagasi; hooajakaardi puhul maksame tagasi kasutamata päevad.`,
    paragraph`Muudatused: võime tingimusi edaspidiseks muuta. Sinu olemasolevatele broneeringutele, hooajakaartidele ja kinkekaartidele jäävad kehtima tingimused, mille alusel need müüdi.`,
    paragraph`Kui mõni osa neist tingimustest ei kehti, kehtib ülejäänu edasi. Teisele ettevõttele võime lepingu üle anda ainult siis, kui sinu õigused jäävad samaks.`,
    paragraph`Need tingimused on olemas ${inLanguages(figures.languages)}. Sinu suhtes on meile siduv tekst selles keeles, milles broneerisid; kahtluse korral kehtib sulle soodsam tõlgendus.`,
  ],
});

const contactDetails = ({ brand }: LegalFacts): LegalSection => ({
  id: 'contact-details',
  title: 'Kontaktandmed',
  blocks: [
    paragraph`${brand.legalName}, registrikood ${brand.registrationNumber}, ${brand.address}.`,
    paragraph`E-post: ${mailLink(brand.contactEmail)}. Telefon: ${phoneLink(brand.contactPhone)}.`,
    paragraph`Kui vajad abi jaamas, kasuta broneeringu lehel olevat telefoninumbrit ja e-posti aadressi. Kui keegi on eluohus, helista kõigepealt hädaabinumbril.`,
  ],
});
