import { accountMailTexts } from './account-mail-texts.ts';
import { byStaffRefusals } from './by-staff-refusals.ts';
import { changedNoticeTexts } from './changed-notice-texts.ts';
import { claimMailTexts } from './claim-mail-texts.ts';
import { debtMailTexts } from './debt-mail-texts.ts';
import { kitRefusals } from './kit-refusals.ts';
import { passkeyRefusals } from './passkey-refusals.ts';
import { prepaidRefusals } from './prepaid-refusals.ts';
import { refundTexts } from './refund-texts.ts';
import { safetyRefusals } from './safety-refusals.ts';
import type { Texts } from './texts.ts';
import { troubleRefusals } from './trouble-refusals.ts';
import { webhookRefusals } from './webhook-refusals.ts';

export const et: Texts = {
  refusals: {
    malformed: 'Palun kontrolli andmeid: {fields}',
    unreadable: 'Saadetut ei õnnestunud lugeda',
    'not-signed-in': 'Palun logi kõigepealt sisse',
    'signed-out-by-ban': 'Sind logiti välja, sest see konto on suletud. Palun võta meiega ühendust.',
    'foreign-origin': 'Päring tuli teiselt veebilehelt ja jäi täitmata',
    'not-allowed': 'Selleks puuduvad õigused',
    'scope-too-small': 'Sellel API-võtmel pole selleks õigust: selle ulatus on liiga väike',
    'fresh-sign-in-needed': 'Jätkamiseks logi palun uuesti sisse',
    'not-found': 'Otsitut ei leitud',
    'state-moved-on': 'Siin on vahepeal midagi muutunud. Vaata üle ja proovi uuesti.',
    'somebody-else-signed-in': 'Vahepeal on siin sisse loginud keegi teine. Palun laadi leht uuesti.',
    'too-large': 'See on saatmiseks liiga suur',
    'unsupported-type': 'Seda tüüpi sisu ei toetata',
    'too-many-requests':
      'Liiga palju päringuid. Palun proovi uuesti {minutes, plural, one {# minuti} other {# minuti}} pärast.',
    'picture-unreadable': 'Seda pilti ei õnnestunud lugeda. Palun tee või vali uus.',
    'picture-type': 'Palun vali pilt: JPEG, PNG või WebP.',
    'too-many-pictures': 'Oled täna saatnud palju pilte. Palun proovi hiljem uuesti või helista meile.',
    internal: 'Midagi läks meie poolel valesti. Palun proovi uuesti.',
    restarting: 'Taaskäivitame süsteemi. Palun proovi mõne hetke pärast uuesti.',
    busy: 'Praegu on siin väga palju külastajaid. Palun proovi mõne hetke pärast uuesti.',
    maintenance:
      'Taastame oma teenust ja ei saa seda praegu teha. Jaamade uksed ja koodid töötavad. Palun proovi hiljem uuesti.',
    unavailable: 'Oleme hetkeks kättesaamatud. Palun proovi varsti uuesti.',

    'address-refused': 'Koodi saatmine ebaõnnestus',
    'code-not-sent': 'Koodi saatmine ebaõnnestus',
    'too-many-codes':
      'Koodi on küsitud liiga palju kordi. Palun proovi uuesti {minutes, plural, one {# minuti} other {# minuti}} pärast.',
    'too-many-tries':
      'Liiga palju katseid. Palun proovi uuesti {minutes, plural, one {# minuti} other {# minuti}} pärast.',
    'wrong-password': 'Vale e-posti aadress või parool',
    'weak-password': 'Parool peab olema vähemalt 12 tähemärki pikk',
    'account-banned': 'See konto on blokeeritud. Palun võta meiega ühendust.',
    'account-deactivated': 'See konto on kustutamisel. Kui soovid selle alles jätta, logi uuesti sisse.',
    'account-suspended': 'Selle kontoga ei saa praegu broneerida. Põhjuse leiad seadetest.',
    'email-taken': 'Selle e-posti aadressiga konto on juba olemas',
    'provider-unavailable': 'Sel viisil ei saa praegu sisse logida',

    'rehearsal-only': 'See on peaproov: siin saavad broneerida ja osta ainult kutsutud.',
    'terms-not-accepted': 'Palun nõustu kasutustingimustega',
    'terms-changed': 'Kasutustingimused on muutunud. Palun loe uued läbi ja nõustu nendega.',
    'phone-invalid': 'Palun sisesta telefoninumber koos riigi suunakoodiga, näiteks +372 5555 5555',
    'wrong-time-zone': 'Teisest ajavööndist ei saa broneerida!',
    'station-closed': 'Jaam on praegu suletud',
    'station-unreachable':
      '{wish, select, booking {Jaamaga pole praegu ühendust, seepärast ei saa lähitundideks broneerida. Palun vali hilisem algusaeg.} other {Jaamaga pole praegu ühendust. Palun proovi mõne hetke pärast uuesti.}}',
    'start-in-the-past': 'Algusaeg on juba möödas',
    'too-far-ahead': 'Broneerida saab kuni {days, plural, one {# päev} other {# päeva}} ette',
    'outside-opening-hours': 'Jaam on avatud kell {open}–{close}',
    'closed-that-day': 'Jaam on sel päeval suletud',
    'closed-at-that-time': 'Jaam on sel ajal suletud. Palun vali teine aeg.',
    'past-midnight':
      'Laenutus lõpeb hiljemalt keskööl. Lõpeta see kell 24:00 ja broneeri edasine aeg eraldi laenutusena.',
    'too-short': 'Lühim laenutus on {minutes, plural, one {# minut} other {# minutit}}',
    'too-long':
      'Pikim laenutus on {hours, plural, =0 {} one {# tund} other {# tundi}}{minutes, plural, =0 {} one {{hours, plural, =0 {} other { ja }}# minut} other {{hours, plural, =0 {} other { ja }}# minutit}}',
    'closing-soon':
      'Siin lõpeb laenutus hiljemalt kell {close}. Kui alustad vähem kui kaks tundi varem, saad laenutada kuni üheks tunniks',
    'too-many-boards': 'Broneerida saab kuni {boards, plural, one {# laua} other {# lauda}}',
    'no-boards-left': 'Sellel ajal pole enam vabu laudu',
    'too-many-holds': 'Täna on liiga palju maksmata broneeringuid. Palun proovi homme uuesti.',
    'too-many-held-here':
      'Keegi sinu telefoninumbriga või samast võrgust maksab praegu selle aja laudade eest. Palun proovi mõne minuti pärast uuesti.',
    'debt-unpaid': 'Sul on tasumata summa. Palun maksa see kõigepealt.',
    'payment-disputed': 'Sinu pank uurib veel üht meile tehtud makset. Uuesti saad broneerida, kui ta on otsustanud.',
    'payment-declined': 'Pank lükkas makse tagasi',
    'payment-unavailable': 'Praegu ei saa maksta. Palun proovi mõne hetke pärast uuesti.',
    'not-cancellable': 'Seda broneeringut ei saa enam tühistada',
    'refund-too-large': 'Seda on rohkem, kui makstud summast alles on',
    'not-extendable': 'Seda laenutust ei saa pikendada',
    'already-extended': 'Seda laenutust on juba üks kord pikendatud',
    'extension-past-closing': 'Siin lõpeb laenutus hiljemalt kell {close}: tund aega juurde läheks sellest üle',
    'extension-no-boards': 'Lauda on vaja järgmise broneeringu jaoks, seega tundi juurde anda ei saa',
    'called-ashore': 'Praegu kutsutakse kõik kaldale, seega aega juurde anda ei saa',
    'not-collected': 'Lauda pole veel kapist võetud',
    'not-returned': 'Laud ei ole veel kapis tagasi. See tuleb esmalt jaamas tagastada.',
    'too-early-to-open': 'Ukse saab avada kõige varem 10 minutit enne algust',
    'rental-over': 'See laenutus on läbi',
    'ticket-not-found': 'See pilet enam ei kehti',
    'ticket-taken-back': 'See, kes pileti saatis, võttis selle tagasi. Kood enam kappi ei ava.',
    'ticket-cancelled': 'Selle laua broneering on tühistatud. Kood enam kappi ei ava.',
    'ticket-board-back': 'Laud on tagasi. Kohtume järgmisel lainel.',
    'ticket-time-over': 'Aeg on läbi ja kood enam ei kehti.',
    'ticket-not-shareable': 'Seda piletit ei saa enam jagada',
    'ticket-collected': 'See laud on juba välja võetud, nii et pilet jääb selle kasutaja kätte',
    'already-paid': 'See on juba makstud',
    'receipt-exchanged': 'See kviitung on juba arve vastu vahetatud või osa selle rahast on tagastatud.',
    'iban-invalid': 'See ei ole konto number (IBAN) riigist, kuhu saame eurosid kanda. Palun kontrolli seda.',
    'signature-invalid': 'Allkiri ei kehti',

    ...prepaidRefusals.et,
    'review-not-earned': 'Arvustuse saab kirjutada pärast laenutuse lõppu',
    'review-written-already': 'Oled sellest laenutusest juba arvustuse kirjutanud',
    'last-admin': 'See on ainus administraatori konto. Määra enne keegi teine administraatoriks.',
    'card-needed': 'Seda kaarti läheb laenutuseks veel vaja. Võid selle teise vastu vahetada.',
    'own-account': 'Oma kontoga seda teha ei saa',

    ...troubleRefusals.et,
    ...byStaffRefusals.et,
    ...safetyRefusals.et,
    ...kitRefusals.et,

    'station-id-taken': 'Selle tunnusega jaam on juba olemas',
    'station-data-invalid': 'Palun kontrolli jaama andmeid: {fields}',
    'locker-in-use': 'See kapp on kasutusel',
    'item-needed':
      'Tasutud broneering jääks ilma täieliku kapita. Pane ese enne kõrvale: siis näed, keda see puudutab.',
    'closure-over': 'See sulgemine oleks juba läbi',
    'door-code-taken': 'See uksekood on jaamas juba kasutusel',
    'door-code-guessable': 'See uksekood on liiga kergesti äraarvatav. Palun vali teine.',
    'no-door-code-left': 'Jaamas pole enam vabu uksekoode',
    'session-overlaps': 'See kapp on sel ajal juba hõivatud',
    'move-not-allowed': 'Praeguses olekus pole see muudatus võimalik',
    'country-for-admins': 'Jaama riiki saab muuta ainult administraator, sest sellest sõltub käibemaks',
    ...webhookRefusals.et,
    ...passkeyRefusals.et,
    'exec-switched-off': 'See jaam ei võta käske vastu',
    'no-tag-seen': 'Lugeja juures ei hoitud ühtegi märgist. Palun proovi uuesti ja hoia seda hetk lugeja juures.',
    'station-fault': 'Jaama seadmed ei vastanud ootuspäraselt. Palun proovi uuesti.',
  },
  fieldNames: {
    email: 'e-posti aadress',
    code: 'kood',
    phone: 'telefoninumber',
    name: 'nimi',
    surname: 'perekonnanimi',
    country: 'riik',
    postalCode: 'postiindeks',
    stars: 'tärnid',
    text: 'tekst',
    count: 'laudade arv',
    start: 'algus',
    end: 'lõpp',
  },
  loginCodeMail: {
    subject: 'Sinu {brand} sisselogimiskood',
    greeting: 'Sinu sisselogimiskood',
    intro: 'Sisesta see kood sisselogimislehel:',
    expiry: 'Kood kehtib {minutes, plural, one {# minuti} other {# minutit}} ja seda saab kasutada ainult ühe korra.',
    ignore: 'Kui sa koodi ei küsinud, võid selle kirja tähelepanuta jätta.',
  },
  ownerMail: {
    subject: '{station} on nüüd sinu hallata – {brand}',
    title: '{station} on nüüd sinu hoole all',
    intro: 'Nüüd näed selle broneeringuid ja kappe, saad avada uksi ja muuta jaama andmeid.',
    'sign-in': 'Logi sisse sama e-posti aadressiga ({email}): saadame sulle koodi, parooli pole vaja.',
    button: 'Ava minu jaam',
    ignore: 'Kui sa seda kirja ei oodanud, anna meile palun teada allpool oleval kontaktaadressil.',
  },
  accountMails: accountMailTexts.et,
  notices: {
    sms: {
      ...changedNoticeTexts.et.sms,
      ...refundTexts.et.sms,
      confirmed:
        '{brand}: uksekood {code}, kapp {locker}. {station}, {date}, {times}. Ukse saad avada juba 10 minutit varem.',
      'confirmed-many':
        '{brand}: uksekoodid kappide kaupa {codes}. {station}, {date}, {times}. Uksed saad avada juba 10 minutit varem.',
      reminder: '{brand}: laud ootab sind kell {start}-{end} jaamas {station}. Kapp {locker}, kood {code}.',
      'reminder-many': '{brand}: lauad ootavad sind kell {times} jaamas {station}. Koodid kappide kaupa {codes}.',
      'of-locker': 'kapp {lockers}',
      'reminder-refund': 'Enne kella {deadline} tühistades saad {percent}% tagasi.',
      'ending-soon':
        '{brand}: {minutes, plural, one {# minut} other {# minutit}} veel, laenutus saab läbi kell {end}. Tule jaama {station}. Veel üks tund: {link}',
      'ending-for-good':
        '{brand}: sinu laenutus saab läbi {minutes, plural, one {# minuti} other {# minuti}} pärast, kell {end}. Palun tule tagasi jaama {station}.',
      'extension-link':
        '{brand}: lisatunni kaardimakse ei läinud läbi. Maksa {price} enne kella {until} ja tund on sinu: {link}',
      'hour-added': '{brand}: lisatund on makstud. Laenutus jaamas {station} kestab nüüd kuni {end}.',
      'time-is-up': '{brand}: sinu aeg sai kell {end} läbi. Palun too laud kohe jaama {station} tagasi: {link}',
      'time-is-up-full-hours':
        '{brand}: aeg sai läbi ({end}). Tule kohe tagasi. Alates {from} maksab iga täistund {price} laua kohta: {link}',
      'time-is-up-begun-hours':
        '{brand}: aeg sai läbi ({end}). Tule kohe tagasi. Alates {from} maksab iga alanud tund {price} laua kohta: {link}',
      'door-left-open':
        '{brand}: kapi {locker} uks ({station}) on veel lahti. Palun sulge see korralikult. Uks ei sulgu? {link}',
      'not-back':
        '{brand}: kuidas läheb? Laud pidi kell {end} tagasi olema. Ohu korral helista 112. Abi pole vaja? {link}',
      'not-found':
        '{brand}: lauda ei ole kapis {locker}, seega laenutus kestab edasi. Palun too see tagasi. Abi saad siit: {link}',
      'not-ready':
        '{brand}: vabandust, laud ({station}) ei pruugi kell {start} vaba olla. Raha saad tagasi siit: {link}',
      cancelled: '{brand}: sinu broneering ({station}, {date}, {times}) on tühistatud.',
      'cancelled-by-us': '{brand}: vabandust, pidime sinu broneeringu tühistama ({station}, {date}, {times}).',
      refund: 'Maksame sulle tagasi {refund}.',
      'no-refund': 'Nii vahetult enne algust raha ei tagastata.',
      'cancel-asked':
        '{brand}: tühistame broneeringu {station}, {date}, {times}. Jaam ei vasta praegu; kinnitame kohe, kui vastab.',
      'cancel-undone':
        '{brand}: laud ({station}) on juba kapist ära, seega tühistus ei kehti ja raha tagasi ei tule. Ei olnud sina? {link}',
      'boards-cancelled':
        '{brand}: {count, plural, one {1 laud} other {# lauda}} tühistatud ({station}, {date}, {times}), alles {left}.',
      'board-cancel-asked':
        '{brand}: tühistame laudu ({station}, {date}, {times}). Jaam ei vasta praegu; kinnitame kohe, kui vastab.',
      'board-cancel-undone':
        '{brand}: laud ({station}) on juba kapist ära: selle tühistus ei kehti, raha tagasi ei tule. Ei olnud sina? {link}',
      'too-late':
        '{brand}: sinu makse jäi hiljaks ja jaamas {station} polnud enam vabu laudu. Maksame sulle tagasi {refund}.',
      'debt-due': '{brand}: kaardimakse {sum} ei läinud läbi. Palun maksa hiljemalt {until}: {link}',
      'debt-dispute': '{brand}: sinu pank pööras makse tagasi. Palun maksa {sum} hiljemalt {until}: {link}',
      'debt-reminder': '{brand}: tuletame meelde, et tasumata on {sum}. Palun maksa hiljemalt {until}: {link}',
      'debt-overdue': '{brand}: tasumata on {sum}, tähtaeg oli {until}. Palun maksa kohe: {link}',
      'claim-made':
        '{brand}: leidsime pärast sinu laenutust kahju ja küsime {sum}. {until, select, none {Palun vasta} other {Palun vasta hiljemalt {until}}}: {link}',
    },
    mail: {
      ...changedNoticeTexts.et.mail,
      ...refundTexts.et.mail,
      station: 'Jaam',
      date: 'Kuupäev',
      time: 'Kellaaeg',
      boards: 'Laudu',
      paid: 'Makstud',
      refund: 'Tagasimakse',
      locker: 'Kapp {locker}',
      directions: 'Teejuhised',
      'open-booking': 'Vaata broneeringut',
      'choose-again': 'Vali uus aeg',
      'help-title': 'Vajad broneeringuga abi?',
      help: 'Võta meiega ühendust: {phone} või {email}',

      'confirmed-subject': '{count, plural, one {Sinu uksekood} other {Sinu uksekoodid}}: {station}, {day}, {times}',
      'confirmed-title': '{count, plural, one {Laud on broneeritud} other {Lauad on broneeritud}}',
      'confirmed-intro':
        '{count, plural, one {Sisesta see kood jaamas ja uks avaneb. Kood hakkab kehtima} other {Sisesta koodid jaamas ükshaaval ja iga kood avab oma ukse. Koodid hakkavad kehtima}} kell {from}, 10 minutit enne algust.',
      'code-note': 'Laenutuse ajal avab sama kood ukse uuesti. Kui peame laua teise kappi viima, avab selle sama kood.',
      'late-full-hours':
        'Palun ole tagasi hiljemalt kell {end}. Kuni 10 minutit hilinemist on tasuta, edasi maksab iga täistund {price} laua kohta.',
      'late-begun-hours':
        'Palun ole tagasi hiljemalt kell {end}. Kuni 10 minutit hilinemist on tasuta, edasi maksab iga alanud tund {price} laua kohta.',
      'cancel-note':
        'Plaanid muutusid? Kui alguseni on üle tunni, saad broneeringu selle lehel tühistada ja maksame tagasi {percent}.',
      'terms-note':
        'Kirjale on lisatud kasutustingimused, millega nõustusid. Seaduse järgi kindlaks ajaks tehtud broneeringust taganeda ei saa; meie enda reegli järgi saad õigel ajal tühistades tagasi {percent}.',
      'safety-title': 'Enne vee peale minekut',

      'not-ready-subject': 'Sinu laud ei pruugi valmis olla: {station}, {day}, {times}',
      'not-ready-title': 'Sinu laud ei pruugi õigeks ajaks valmis olla',
      'not-ready-intro':
        'Vabandust, praegu on jaamas {station} sinu laenutuseks (algus kell {start}) laud puudu. Otsime edasi ja sinu kood hakkab tööle kohe, kui laud on kohal.',
      'not-ready-choice':
        'Kui sa ei soovi oodata, tühista broneering selle lehel: puuduva eest saad tagasi {refund}, ükskõik kui vähe aega alguseni jääb. Seejärel vali hilisem algus või teine jaam.',

      'receipt-subject': 'Sinu kviitung: {station}, {day}',
      'receipt-title': 'Sinu kviitung',
      'receipt-intro': 'Aitäh, et käisid meiega vee peal! Jaam: {station}.',
      'receipt-intro-unused': 'Sinu broneering on lõppenud. Jaam: {station}.',
      'extended-subject': 'Sinu laenutus kestab nüüd kuni {end}: {station}, {day}',
      'extended-title': 'Sinu laenutus kestab nüüd kuni {end}',
      'extended-intro':
        '{count, plural, one {Lisatund on makstud, see on nüüd sinu. Uksekood jääb samaks. Kviitungi leiad allpool.} other {Lisatund on makstud, see on nüüd sinu. Uksekoodid jäävad samaks. Kviitungi leiad allpool.}}',
      'receipt-number': 'Kviitung {number}',
      'receipt-without-number': 'Kviitung',
      'credit-note-number': 'Kreeditarve {number}',
      'invoice-number': 'Arve {number}',
      'line-starting-fee': 'Alustustasu',
      'line-rental': 'SUP-laua laenutus, {minutes, plural, one {# minut} other {# minutit}}',
      'line-rental-alone': 'SUP-laua laenutus',
      'line-extension': 'Pikendus ühe tunni võrra',
      'line-overtime': 'Üle aja läinud tunnid',
      'line-compensation': 'Kahju hüvitamine',
      'line-late-cancellation': 'Hiline tühistamine',
      'line-no-show': 'Hooajakaart: kasutamata tund',
      'line-gift-card': 'Kinkekaart',
      'line-pass': 'Hooajakaart',
      'line-other': 'Muu tasu',
      'line-refund': 'Tagasimakse',
      total: 'Kokku',
      vat: 'Sisaldab käibemaksu {percent}',

      'cancelled-subject': 'Broneering tühistatud: {station}, {day}, {times}',
      'cancelled-title': 'Sinu broneering on tühistatud',
      'cancelled-intro':
        '{count, plural, one {Tühistasime selle, nagu soovisid. Uksekood enam ei kehti.} other {Tühistasime selle, nagu soovisid. Uksekoodid enam ei kehti.}}',
      'cancelled-by-us-intro': 'Vabandust, pidime selle broneeringu tühistama.',
      'cancel-asked-subject': 'Tühistame: {station}, {day}, {times}',
      'cancel-asked-title': 'Tühistame sinu broneeringu',
      'cancel-asked-intro':
        '{count, plural, one {Jaamaga pole praegu ühendust. Kuni jaam ei ole vastanud, võib sinu uksekood kappi veel avada. Tühistamise ja tagastatava summa kinnitame kohe, kui jaam on vastanud. Kui kasutad koodi enne seda, läheb laenutus arvesse.} other {Jaamaga pole praegu ühendust. Kuni jaam ei ole vastanud, võivad sinu uksekoodid kappe veel avada. Tühistamise ja tagastatava summa kinnitame kohe, kui jaam on vastanud. Kui kasutad koodi enne seda, läheb laenutus arvesse.}}',
      'boards-cancelled-subject':
        '{count, plural, one {1 laud tühistatud} other {# lauda tühistatud}}: {station}, {day}, {times}',
      'boards-cancelled-title': '{count, plural, one {Üks laud on tühistatud} other {# lauda on tühistatud}}',
      'boards-cancelled-intro':
        '{left, plural, one {Sinu broneering jätkub ühe lauaga, selle uksekood jääb samaks.} other {Sinu broneering jätkub # lauaga, nende uksekoodid jäävad samaks.}} {count, plural, one {Tühistatud laua kood enam ei kehti.} other {Tühistatud laudade koodid enam ei kehti.}}',
      'board-cancel-asked-subject': 'Tühistame laudu: {station}, {day}, {times}',
      'board-cancel-asked-title': '{count, plural, one {Tühistame ühe laua} other {Tühistame # lauda}}',
      'board-cancel-asked-intro':
        '{count, plural, one {Jaamaga pole praegu ühendust. Kuni jaam ei ole vastanud, võib selle laua kood kappi veel avada. Tühistamise ja tagastatava summa kinnitame kohe, kui jaam on vastanud. Kui koodi enne seda kasutatakse, läheb laud arvesse.} other {Jaamaga pole praegu ühendust. Kuni jaam ei ole vastanud, võivad nende laudade koodid kappe veel avada. Tühistamise ja tagastatava summa kinnitame kohe, kui jaam on vastanud. Kui mõnda koodi enne seda kasutatakse, läheb see laud arvesse.}} Ülejäänud broneering jääb samaks.',
      'board-cancel-undone-subject': 'Ei tühistatud: laud jaamas {station}, {day}, {times}',
      'board-cancel-undone-title': 'Üks laud jäi siiski tühistamata',
      'board-cancel-undone-intro':
        'Jaam vastas ja selgus, et laud, mille tühistasid, oli välja võetud enne, kui tühistamine jaama jõudis. Seega kehtib selle laua laenutus kuni {end} ja selle eest raha tagasi ei tule. Kui lauda ei võtnud sina, anna meile kohe teada.',
      'cancel-undone-subject': 'Ei tühistatud: {station}, {day}, {times}',
      'cancel-undone-title': 'Sinu broneering jäi siiski kehtima',
      'cancel-undone-intro':
        '{count, plural, one {Jaam vastas ja selgus, et laud oli välja võetud enne, kui tühistamine jaama jõudis. Seega kehtib laenutus kuni {end} ja raha tagasi ei tule. Kui lauda ei võtnud sina, anna meile kohe teada.} other {Jaam vastas ja selgus, et laud oli välja võetud enne, kui tühistamine jaama jõudis. Seega kehtib laenutus kuni {end} ja raha tagasi ei tule. Kui lauda ei võtnud sina, anna meile kohe teada.}}',
      'no-refund': 'Raha me ei tagasta, sest alguseni oli jäänud alla tunni.',
      'refund-follows': 'Kirjutame sulle kohe, kui tagasimakse on teel.',
      'refunded-subject': 'Tagasimakse {refund}: {station}, {day}',
      'refunded-title': 'Sinu raha on teel',
      'transferred-intro':
        'Kandsime raha kontole, mille meile andsid. Tavaliselt jõuab see kohale kahe tööpäeva jooksul.',
      'account-needed-subject': 'Me ei saanud sulle {refund} tagasi maksta: anna kontonumber',
      'account-needed-title': 'Kuhu me raha saadame?',
      'account-needed-intro':
        'Pank ei võtnud tagasimakset vastu: kaart võib olla aegunud või välja vahetatud. Anna meile kontonumber ja kanname raha üle.',
      'account-needed-button': 'Sisesta kontonumber',
      'account-needed-note':
        'Kasutame kontot ainult selle ülekande jaoks. Me ei küsi e-kirjas kunagi kaardinumbreid ega paroole.',
      'too-late-subject': 'Makse jäi hiljaks: maksame tagasi {refund}',
      'too-late-title': 'Sinu makse jäi hiljaks',
      'too-late-intro':
        'Hoiame laudu kinni 10 minutit. Kui makse kohale jõudis, oli see aeg möödas ja vabu laudu enam polnud. Saad kõik tagasi.',

      'late-warning-subject': 'Hiline tagastus: {station}, {day}',
      'late-warning-title': 'Laud ei olnud õigeks ajaks tagasi',
      'late-warning-intro':
        'Sinu laenutus lõppes kell {end}, aga {minutes, plural, =10 {rohkem kui 10 minutit} one {# minut} other {# minutit}} hiljem polnud laud veel tagasi. Võimalik, et keegi juba ootas seda, seepärast saab sinu konto hoiatuse. Hoiatus kehtib kuni: {until}.',
      'late-warning-next':
        'Kui hilined {years, plural, one {aasta} other {# aasta}} jooksul uuesti, otsustab meie meeskond, kas saad meilt edaspidi laenutada.',
      'late-warning-second':
        'See on sinu teine hilinemine {years, plural, one {aasta} other {# aasta}} jooksul, nii et meie meeskond otsustab nüüd, kas saad meilt edaspidi laenutada. Kuni me sulle ei kirjuta, ei muutu midagi.',
      'late-warning-object':
        'Kuni {grace, plural, one {# minut} other {# minutit}} hilinemist on lubatud ja aega, mil klahvistik oli lukus (kuni 15 minutit), me ei arvesta. Kui see on sinu arvates eksitus, võta meiega ühendust: uurime asja ja saame hoiatuse tagasi võtta.',

      'overtime-subject': 'Üle aja läinud tunnid, {sum}: {station}, {day}',
      'overtime-title': '{boards, plural, one {Laud ei olnud} other {Lauad ei olnud}} õigeks ajaks tagasi',
      'overtime-out-title': '{boards, plural, one {Sinu laud pole} other {Sinu lauad pole}} tagasi',
      'overtime-intro':
        'Sinu laenutus lõppes kell {end}. Sellele järgnenud aja eest võtsime sinu salvestatud kaardilt {sum}.',
      'overtime-object':
        'Kuni 10 minutit hilinemist on tasuta ja aega, mil klahvistik oli lukus (kuni 15 minutit), me ei arvesta. Kui midagi on valesti, esita vastuväide broneeringu lehel: inimene vaatab selle üle ja kuni vastuseni midagi rohkem ei juhtu.',
      'overtime-open': 'Vaata lähemalt või esita vastuväide',
      'overtime-board': 'Kapp {locker}, tagasi kell {back}: {hours, plural, one {# tund} other {# tundi}}',
      'overtime-board-out': 'Kapp {locker}, tagastamata: {hours, plural, one {# tund} other {# tundi}}',
      'overtime-answer-subject': 'Vastus sinu vastuväitele: {station}, {day}',
      'overtime-kept-title': 'Tasu jääb kehtima',
      'overtime-kept-intro': 'Vaatasime sinu vastuväite läbi ja üle aja läinud tundide arvestus on õige.',
      'overtime-kept-owed': 'Summa on veel tasumata: broneeringu lehelt ja tasumata summade alt näed, mis ajaks.',
      'overtime-dropped-title': 'Sul oli õigus',
      'overtime-dropped-intro':
        'Võtsime üle aja läinud tundide tasu tagasi. Kui olid selle juba maksnud, kanname raha tagasi sinna, kust maksid; enamasti kulub selleks 5–10 päeva. Kui see oli maksmata, ei võlgne sa enam midagi.',
      'overtime-dropped-warning': 'Ka hoiatuse võtsime tagasi.',
      reason: 'Põhjus',
      ...debtMailTexts.et,
      ...claimMailTexts.et,

      'review-request-subject': 'Kuidas läks? {station}, {day}',
      'review-request-title': 'Kuidas läks?',
      'review-request-intro':
        'Aitäh, et käisid meiega vee peal! Jaam: {station}. Paar sõna ja mõni tärn aitavad teistel valida ja meil paremaks saada.',
      'review-request-button': 'Kirjuta arvustus',
      'review-request-note':
        'Avaldame arvustused pärast seda, kui oleme need üle vaadanud, koos eesnime, jaama ja kuuga. Tagasi lükkame ainult solvangud, isikuandmed, reklaami, seadusevastase ja selle, mis ei puuduta laenutust.',
      unsubscribe: 'Ära saada mulle enam selliseid kirju',
    },
  },
};
