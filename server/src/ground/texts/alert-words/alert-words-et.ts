import type { AlertWords } from './alert-words.ts';

export const alertWordsEt: AlertWords = {
  'station-silent': {
    title: 'Jaam ei vasta',
    advice: 'Vaata seal üle vool ja võrk. Lauad liiguvad edasi, saame sellest teada hiljem.',
  },
  'station-clock-off': {
    title: 'Jaama kell on vale',
    advice: 'Sea jaama arvuti kell õigeks või lase sel end võrgust seada.',
  },
  'station-fault': {
    title: 'Jaama riistvara teatab rikkest',
    advice: 'Loe logist, mis osa see on, ja vaata see jaamas üle.',
  },
  'keypad-guarded': {
    title: 'Klahvistikul palju valesid koode',
    advice: 'Klahvistik küsib nüüd ka osa telefoninumbrist. Vaata, kas keegi proovib koode.',
  },
  'staff-pin-guessed': {
    title: 'Jaama töötajate lehel sisestati valesid PIN-koode',
    advice:
      'Vaata, kes seal on. Pärast kahtkümmet valet ühe päeva jooksul jääb leht suletuks, kuni määrad uue PIN-koodi.',
  },
  'door-jammed': {
    title: 'Uks ei avane',
    advice: 'Proovi see siit avada. Kui jääb kinni, vaata, et kapp oleks kasutusest väljas.',
  },
  'locker-disabled': {
    title: 'Kapp ei ole kasutuses',
    advice: 'Vaata, mis seal sees on, siis pane kapp tagasi kasutusse.',
  },
  'door-left-open': {
    title: 'Uks on lahti',
    advice: 'Kui selle avas rentija, sai ta SMS-i. Kui uks jääb lahti, palu kellelgi lähedal see sulgeda.',
  },
  'event-parked': {
    title: 'Jaama sõnumit ei saanud lugeda',
    advice: 'Võrdle sellega, mis seal juhtus. Jaama programm võib vajada uuendust.',
  },
  'event-time-doubted': {
    title: 'Jaam teatas sündmusest, mille aeg on võimatu',
    advice: 'Arvestasime rentija kasuks. Kontrolli jaama kella.',
  },
  'journal-gap': {
    title: 'Osa jaama päevikust on puudu',
    advice: 'Võrdle kappe ja laenutusi sellega, mis tegelikult kohal on.',
  },
  'board-not-ready': {
    title: 'Peagi saabuval kliendil pole lauda',
    advice: 'Leia teine kapp või helista rentijale ja paku teist aega või kogu raha tagasi.',
  },
  'door-code-lost': {
    title: 'Keegi tuli koodiga, mis on nüüd kellegi teise oma',
    advice: 'Laenutus kehtib. Vaata, kes seal oli.',
  },
  'never-returned': {
    title: 'Laud jäi tagastamata',
    advice: 'Räägi rentijaga. Lõpeta laenutus, kui tead, kus laud on.',
  },
  'not-back': {
    title: 'Keegi pole veelt tagasi',
    advice: 'Helista rentijale kohe. Kui ta ei vasta ja kedagi pole näha, helista 112.',
  },
  'nobody-to-call': {
    title: 'Kedagi ei saanud kutsuda',
    advice:
      'Proovi lehel „Teated mulle“ oma telefoni või e-posti või lase seda teha kellelgi jaamast. See lõpeb, kui kedagi saab kutsuda; ööpäev ilma, ja midagi uut enam ei müüda.',
  },
  'return-in-question': {
    title: 'Tagastus vajab ülevaatamist',
    advice: 'Rentija sõnul on laud tagasi, lugeja seda ei näe. Vaata üle ja otsusta.',
  },
  'item-missing': {
    title: 'Pärast laenutust on midagi puudu',
    advice: 'Vaata kappi. Kui ese on tõesti kadunud, esita nõue; kui see on olemas, lõpeta teade.',
  },
  'rental-closed-by-next': {
    title: 'Laenutus lõppes, sest samas kapis algas järgmine',
    advice: 'Lugeja ei märganud tagastust. Kontrolli selle kapi märgiseid ja lugejat.',
  },
  'start-beats-cancellation': {
    title: 'Võeti välja, kuigi oli tühistatud',
    advice:
      'Jaam polnud tühistamisest kuulnud. Broneering kehtib taas. Kui raha on juba tagastatud, kirjuta kliendile.',
  },
  'problem-reported': {
    title: 'Rentija teatab probleemist',
    advice: 'Loe, vaata pilte ja ütle, mida tehti.',
  },
  'problem-unsafe': {
    title: 'Rentija sõnul on miski ohtlik',
    advice: 'Kapp ei ole kasutuses. Vaata see üle, enne kui keegi teine selle saab.',
  },
  'replacement-asked': {
    title: 'Klient ootab teist lauda',
    advice:
      'Esimene on veel väljas või ei näinud keegi selle tagasi tulemist. Räägi temaga ja kui ta võib teise võtta, anna broneeringus nõusolek.',
  },
  'hold-stuck': {
    title: 'Makselehte ei saanud sulgeda',
    advice: 'Lauad jäävad kinni, kuni makseteenuse pakkuja vastab. Kui see ei veni, pole vaja midagi teha.',
  },
  'refund-failed': {
    title: 'Tagasimakse ei õnnestunud',
    advice: 'Vaata seda lehel „Raha“ ja proovi uuesti või küsi kontonumbrit.',
  },
  'withdrawn-refund-sent': {
    title: 'Tagasi läks raha, mis pidi alles jääma',
    advice: 'Tagasimakse oli juba teel, kui selle põhjus kadus. Otsusta, kas küsida raha tagasi.',
  },
  'payment-disputed': {
    title: 'Klient vaidlustab makse pangas',
    advice: 'Vasta makseteenuse pakkuja juures enne määratud päeva ja lisa ukse logi.',
  },
  'refund-outside': {
    title: 'Tagasimakse tehti makseteenuse pakkuja juures',
    advice: 'See on nüüd meie arvestuses kirjas. Vaata, kas ka broneering tuleks tühistada.',
  },
  'fraud-warning': {
    title: 'Pank hoiatab varastatud kaardi eest',
    advice: 'Vaata inimese teisi makseid. Kui maksad raha kohe tagasi, jääb vaidlus ära.',
  },
  'books-differ': {
    title: 'Meie ja makseteenuse pakkuja arvestus ei klapi',
    advice: 'Võrdle nimetatud kannet. Teade sulgub ise, kui mõlemad klapivad.',
  },
  'transfer-due': {
    title: 'Tagasimakse ootab pangaülekannet',
    advice: 'Kanna see kliendi antud kontole ja märgi makstuks.',
  },
  'receipts-unreported': {
    title: 'Kviitungeid ei registreerita maksuametis',
    advice: 'Hispaania jaam vajab VeriFactut. Ühenda see või sulge jaam.',
  },
  'overtime-objected': {
    title: 'Klient ei nõustu üleajatasuga',
    advice: 'Vaata, millal uks sulgus, siis jäta alles või loobu. Seni ei võeta midagi.',
  },
  'claim-proposed': {
    title: 'Nõue ootab kinnitust',
    advice: 'Vaata märkust ja pilte, siis kinnita või loobu.',
  },
  'claim-contested': {
    title: 'Klient vaidlustab nõude',
    advice: 'Otsustab keegi teine, mitte nõude esitaja, ja põhjendab otsust.',
  },
  'claim-found': {
    title: 'Leiti asi, mille eest klient maksab',
    advice:
      'Vaata, kas see on sama asi. Kui on, loobu nõudest: selle eest makstud raha läheb tagasi. Mis on alles võlgu, sellest loobu eraldi.',
  },
  'late-twice': {
    title: 'Keegi hilines aasta jooksul kaks korda',
    advice: 'Otsusta, kas konto jääb aktiivseks.',
  },
  'sign-in-flood': {
    title: 'Küsitakse ebatavaliselt palju sisselogimiskoode',
    advice: 'Keegi võib meie kaudu võõrastele kirju saata. Vaata e-posti teenuse numbreid ja räägi serveri haldajaga.',
  },
  'sms-flood': {
    title: 'Täna on saadetud ebatavaliselt palju SMS-e',
    advice: 'Keegi võib kulutada meie raha. Vaata värskeid broneeringuid ja SMS-teenuse näitajaid.',
  },
  'mail-silent': {
    title: 'Kirju ei saa saata',
    advice: 'Meiliserver ei vasta. Anna teada serveri haldajale; ootel kirjad lähevad teele, kui see on tagasi.',
  },
  'payments-silent': {
    title: 'Makseteenus ei vasta',
    advice:
      'Keegi ei saa broneerida ega raha tagasi. Vaata teenuse olekulehte ja võtit; ootel toimingud jätkuvad, kui see on tagasi.',
  },
  'sms-silent': {
    title: 'SMS-e ei saa saata',
    advice: 'SMS-lüüs ei vasta. Vaata selle kontot; seni lähevad koodid e-postiga ja on broneeringu lehel.',
  },
  restored: {
    title: 'See on taastatud koopia',
    advice:
      'Midagi ei saadeta ega võeta tasu, jaamad töötavad omal käel. Võrdle ja vabasta käsuga npm run release-restored serveris.',
  },
};
