import { link, list, mailLink, paragraph, phoneLink } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { inLanguages, ofDays } from './amounts.ts';

export function accessibility({ brand }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Ligipääsetavus',
    summary: `${brand.name} on tehtud nii, et seda saaksid kasutada võimalikult paljud, ka ilma hiire, nägemise või kindla käeta. Siin on kirjas, mis kehtib, mis veel mitte ja kellele kirjutada.`,
    sections: [
      {
        id: 'aim',
        title: 'Mille poole püüdleme',
        blocks: [
          paragraph`Veebileht püüab vastata suunistele ${link('Web Content Accessibility Guidelines', 'https://www.w3.org/TR/WCAG22/')} (WCAG) 2.2, tase AA. Neil põhinevad ka Euroopa standard EN 301 549 ja Euroopa ligipääsetavuse direktiiv. See on meie enda hinnang; ükski väline asutus pole seda kontrollinud.`,
        ],
      },
      {
        id: 'what-holds',
        title: 'Mis kehtib',
        blocks: [
          list(
            'Iga lehte saab kasutada ainult klaviatuuriga; fookus on nähtav ja link viib otse sisu juurde.',
            'Pealkirjadel, väljadel, teadetel ja dialoogidel on nimed ja rollid, mille ekraanilugeja ette loeb.',
            'Värvidel on heledas ja tumedas kujunduses piisav kontrast. Midagi ei öelda ainult värviga.',
            'Lehti saab suurendada ja need mahuvad väikesele ekraanile. Liikumist on vähem, kui sinu seade seda palub.',
            'Vigadest räägime sõnadega välja kõrval. Täidetu ei lähe sisselogimisel kaduma.',
            `Lehed, e-kirjad ja SMS-id on olemas ${inLanguages(figures.languages)}.`,
            'Jaama puuteekraanil on suured nupud ja samad keeled. Oma kapi saad avada ka broneeringu lehelt, oma seadmega.',
            'Iga muudatuse järel kontrollib lehti programm.',
          ),
        ],
      },
      {
        id: 'known-limits',
        title: 'Teadaolevad piirid',
        blocks: [
          list(
            'Kaart näitab jaama asukohta pildina. Aadress sõnadega on selle kõrval.',
            'Puuteekraan ei räägi ja nägemiseta seda kasutada ei saa. Ukse saab avada broneeringu lehelt või helista meile ja avame selle.',
            'Kapid on eri kõrgusel ning tee üle liiva või kivide ei pruugi ratastoolile sobida. Helista enne broneerimist ja räägime, milline koht on.',
            'Makseleht kuulub Stripe’ile, kes vastutab selle ligipääsetavuse eest ise.',
            'Broneerimiseks ja e-postiga sisselogimiseks on vaja JavaScripti.',
            'Programmid ei leia üles iga takistust. Me pole veel katsetanud iga liiki puudega inimestega.',
          ),
        ],
      },
      {
        id: 'tell-us',
        title: 'Ütle meile',
        blocks: [
          paragraph`Kui midagi sinu jaoks ei toimi või vajad seda või teist teksti muul kujul, kirjuta aadressil ${mailLink(brand.contactEmail)} või helista numbril ${phoneLink(brand.contactPhone)}. Ütle, mis leht see oli ja mida kasutasid. Vastame ${ofDays(figures.disputeDays)} jooksul ja aitame sul seni broneerida.`,
        ],
      },
      {
        id: 'authority',
        title: 'Kui meie vastusest ei piisa',
        blocks: [
          paragraph`Võid pöörduda asutuse poole, kes valvab teenuste ligipääsetavuse üle: Eestis on see tarbijakaitseasutus, mujal sinu riigi asutus.`,
        ],
      },
    ],
  };
}
