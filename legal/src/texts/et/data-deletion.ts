import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, ofDays, years } from './amounts.ts';

export function dataDeletion({ brand, facebook }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Andmete kustutamine',
    summary: `Kustuta konto seadetes. See deaktiveeritakse kohe; ${ofDays(figures.restoreDays)} jooksul saad selle sisse logides tagasi. Seejärel eemaldame sinu isikuandmed.`,
    sections: [
      {
        id: 'how',
        title: 'Kuidas konto kustutada',
        blocks: [
          paragraph`Logi sisse, ava ${link('seaded', paths.settings())} ja vali „Kustuta minu konto“. Enne kinnitamist näitab leht, millal kõik eemaldatakse, mille järel eemaldamine ootab ning millise kinkekaardi jäägi või hooajakaardi kaotaksid. Soovi korral laadi enne oma andmed alla, samalt lehelt.`,
          paragraph`Kas sa ei saa enam sisse logida? Kirjuta konto e-posti aadressilt meile: ${mailLink(brand.contactEmail)}. Teeme selle sinu eest ${ofDays(figures.deletionProcessedDays)} jooksul.`,
        ],
      },
      {
        id: 'what-happens',
        title: 'Mis millal juhtub',
        blocks: [
          list(
            'Kohe: konto deaktiveeritakse, broneerida enam ei saa ja kõik teised brauserid logitakse välja. Selles brauseris näed veel broneeringuid ja koode, saad avada oma kapi, maksta, andmed alla laadida ja kustutamise tagasi võtta.',
            `${ofDays(figures.restoreDays)} jooksul: logi sisse ja kõik on nagu enne.`,
            'Seejärel: nimi, kontaktid, sisselogimised, arvustused, salvestatud kaart, pangakontode numbrid, fotod ning see, mida kirjutasid probleemide ja nõuete kohta ning kinkekaartidele, eemaldatakse, ka makseteenuse pakkuja juurest niipalju, kui tema enda kohustused lubavad.',
          ),
        ],
      },
      {
        id: 'what-it-waits-for',
        title: 'Mille järel eemaldamine ootab',
        blocks: [
          paragraph`Kuni midagi järgmisest on lahtine, peame veel teadma, kes sa oled:`,
          list(
            'eelseisev või pooleliolev laenutus;',
            'maksmata võlg;',
            'otsustamata nõue;',
            'tagasimakse, mis on teel sinuni;',
            'makse, mis on sinu pangas vaidlustatud.',
          ),
          paragraph`Seadete lehel on kirjas, mille järel eemaldamine ootab. Kui sinu palvest on möödunud ${days(figures.deletionMaxDays)}, eemaldatakse andmed igal juhul.`,
        ],
      },
      {
        id: 'what-stays',
        title: 'Mis jääb alles ja miks',
        blocks: [
          list(
            `Raamatupidamisdokumendid: ${years(figures.accountingYears)} pärast oma kalendriaasta lõppu, sest seda nõuab seadus. Sinu nimi ja kontaktid võetakse neist välja; ettevõte jääb oma arvele.`,
            `Märge, et nõustusid tingimustega: ${years(figures.consentYears)}, tõendina, ilma sinu nime ja kontaktideta.`,
            `Pärast konto blokeerimist või kehtiva hoiatuse korral: e-posti aadressi ja telefoninumbrite võtmega räsid kuni selle lõpuni, tähtajatu blokeeringu puhul ${years(figures.banYears)}. Aadresse neist keegi välja lugeda ei saa.`,
          ),
          paragraph`Rohkem sellest on kirjas ${link('privaatsuspoliitikas', paths.privacy())}.`,
        ],
      },
      ...(facebook
        ? [
            {
              id: 'facebook',
              title: 'Kui logisid sisse Facebookiga',
              blocks: [
                paragraph`Eemalda Facebooki seadetes jaotises „Rakendused ja veebisaidid“ ${brand.name} ja palu oma andmed kustutada. Facebook teatab meile ja alustame kustutamist, nagu oleksid seda palunud siin. Facebook näitab sulle kinnituskoodi ja linki siia lehele, mis ütleb, kui kaugel asi on.`,
              ],
            },
          ]
        : []),
      {
        id: 'contact',
        title: 'Küsimused',
        blocks: [
          paragraph`${brand.legalName}, ${brand.address}, ${mailLink(brand.contactEmail)}. Kui sa meie vastusega rahul pole, võid esitada kaebuse Andmekaitse Inspektsioonile või oma elukohariigi järelevalveasutusele.`,
        ],
      },
    ],
  };
}
