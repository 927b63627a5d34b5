import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, table } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import {
  hours,
  minutes,
  ofCalendarDays,
  ofDays,
  ofHours,
  ofReminders,
  passes,
  percent,
  times,
  years,
} from './amounts.ts';

export const charges = ({ brand, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'charges-transactions-and-refunds',
  title: 'Hinnad, maksed ja tagasimaksed',
  blocks: [
    table(
      ['Millal', 'Mida maksad või tagasi saad'],
      [
        `Tühistad üle ${ofHours(figures.refundNoticeHours)} enne algust`,
        `${percent(figures.refundPercent)} tagasi, sendini üles ümardatud`,
      ],
      ['Tühistad hiljem või keegi ei tule', 'Raha ei tagastata'],
      [
        'Me ei saa broneeringut täita: jaam on suletud, lauda pole, uks ei avane',
        `${percent(figures.operatorFaultPercent)} tagasi`,
      ],
      [`Hilined kuni ${minutes(figures.graceMinutes)}`, 'Midagi maksta pole'],
      ['Hilined kauem', 'Lisaaja eest tunnihind iga hilinenud laua kohta'],
    ),
    paragraph`Hind: iga laua eest tunnihind sinu aja järgi ja alustustasu, kui jaamal see on. Alla ${ofHours(figures.minBilledHours)} kestev laenutus maksab sama palju kui ${hours(figures.minBilledHours)}. Kogu summat näed enne maksmist. Hilisem hinnamuutus sinu broneeringut ei muuda.`,
    paragraph`Maksmine: ${paypal ? 'kaardiga või Apple Pay, Google Pay või PayPali kaudu' : 'kaardiga või Apple Pay või Google Pay kaudu'}, meie makseteenuse pakkuja Stripe’i lehel. Sinu täielikku kaardinumbrit me ei näe. Kogusumma maksad broneerides.`,
    paragraph`Salvestatud kaart: laenutamise tingimus on, et sinu maksevahend salvestatakse makseteenuse pakkuja juures. Uuesti küsimata võtame sellelt tasu ainult:`,
    list(
      'lisaaja eest;',
      'hüvitisena, mis on otsustatud nii, nagu kirjas jaotises „Sinu vastutus“;',
      'tavahinnana hooajakaardi tunni eest, mis tühistati liiga hilja või jäi kasutamata.',
    ),
    paragraph`Pikenduse eest võtame tasu siis, kui seda soovid. Enne maksmist näed maksimaalset summat: kõige rohkem, mida laenutus ja lisaaeg kokku maksta võivad. Hüvitis on sellest eraldi. Kas kaarti järgmisel korral uuesti pakkuda, otsustad sina. ${link('Seadetes', paths.settings())} saad kaarti igal ajal vahetada, ja eemaldada siis, kui ükski broneering pole ees ega pooleli ning ükski hilinemine, nõue või võlg pole lahtine.`,
    paragraph`Kui tasu on sinu arvates vale: iga tasu kohta saad e-kirja, kust on näha, mille eest see on. Vaidle vastu nii, nagu seal kirjas, või kirjuta aadressil ${mailLink(brand.contactEmail)}. Inimene vaatab selle üle ja seni me selle eest midagi juurde ei võta, ei suurenda ega nõua.`,
    paragraph`Tühistamine: broneeringu lehel, kus näed täpset summat enne kinnitamist. Tühistada saab seni, kuni ühtegi lauda pole välja võetud. Täpselt ${hours(figures.refundNoticeHours)} enne algust on tagasimakseks liiga hilja. Raha läheb tagasi sama makseviisiga, millega maksid; pangal kulub selleks mõni päev. Kui see sinna ei jõua, küsime sinult pangakonto numbrit.`,
    paragraph`Lisaaeg: iga täistund, mille võrra hilined, arvates broneeritud lõpust ja sinu broneeringu tunnihinnaga. Kui jaama lehel nii kirjas on, läheb arvesse hoopis iga alanud tund. Igal jaamal on lisaajal ülempiir, mis sisaldub maksimaalses summas. Broneeringu kohta on üks tasu: siis, kui viimane laud on tagasi või ülempiir käes. Aeg, mil klahvistik oli lukus või jaam ei saanud lauda vastu võtta, arvesse ei lähe. Kahtluse korral kehtib sulle soodsam tõlgendus. Alla ${formatMoney(figures.minChargeInCents, 'et')} suurust summat me ei võta.`,
    paragraph`Pikendamine: broneeringu kohta kuni ${times(figures.extensions)}, ${ofHours(figures.extensionHours)} võrra, soodsama hinnaga, mida näed broneeringu lehel. Seda saab teha enne sinu aja lõppu, kui lauad on vabad ja jaam jääb avatuks. Kokku on see kõige rohkem ${hours(figures.maxExtendedHours)}. Pikendus kehtib, kui see on makstud.`,
    paragraph`Võlad: kui hilisem makse ebaõnnestub, saadame sulle makselingi; maksa ${ofCalendarDays(figures.debtDays)} jooksul. Kuni võlg on maksmata, sa broneerida ei saa. Kui lisaaja tasu on ka pärast seda ja pärast ${ofReminders(figures.reminders)} saatmist maksmata, tõuseb see üheainsa korra ja on siis ${figures.unpaidOvertimeFactor}-kordne tavahind. Ükski muu võlg ei kasva, ja ükski ei kasva seni, kuni sa sellele vastu vaidled.`,
    paragraph`Hooajakaart: igaühel korraga ${passes(figures.passes)}, kehtib kaardil nimetatud päevadel ja jaamades. See katab igas broneeringus ühe laua tunnihinna ${ofHours(figures.passFreeHours)} eest; ülejäänu maksad nagu tavaliselt. Sellega broneerid kuni ${hours(figures.passAheadHours)} ette. Tühista vähemalt ${hours(figures.passCancelHours)} enne algust, muidu võtame tavahinna; nii ka siis, kui keegi ei tule. Kaart ei pikene ise. Võid selle igal ajal lõpetada, kuid pärast taganemistähtaega raha tagasi ei saa. Kui lõpetame selle meie ja sina pole seda väärkasutanud, maksame kasutamata päevad tagasi.`,
    paragraph`Kinkekaart: selle koodiga maksad broneerides, jääk jääb kaardile. Kaart kehtib ostust ${years(figures.giftCardYears)}. Välja me seda ei maksa, välja arvatud taganemisel. Kui maksta jääks alla ${formatMoney(figures.minChargeInCents, 'et')}, maksab kinkekaart pisut vähem, sest nii väikest summat pangakaardilt võtta ei saa.`,
    paragraph`Broneeringust või pikendusest taganemine: seda õigust pole. Kindlal ajal osutatava vaba aja teenuse puhul välistab selle seadus. Selle asemel kehtib meie enda tühistamisreegel, mille leiad ülalt.`,
    paragraph`Hooajakaardist või kinkekaardist taganemine: ${ofDays(figures.withdrawalDays)} jooksul pärast ostu, põhjust nimetamata. Vajuta nuppu „Tagane lepingust siin“ selle lehel või e-kirjas või teata meile sellest mis tahes selgete sõnadega; piisab, kui saadad teate õigel ajal. Näiteks: „Taganen lepingust, millega ostsin [hooajakaardi või kinkekaardi] [kuupäev]. [Nimi, e-posti aadress]“. Kinnitame selle e-kirjaga ja maksame ${ofDays(figures.withdrawalRepaymentDays)} jooksul tagasi sama makseviisiga, millega maksid. Hooajakaardiga kasutatud tunnid arvame maha ainult siis, kui palusid kaardil kohe algada; juba kulutatud kinkekaardiraha me ei tagasta.`,
  ],
});
