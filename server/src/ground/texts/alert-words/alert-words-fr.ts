import type { AlertWords } from './alert-words.ts';

export const alertWordsFr: AlertWords = {
  'station-silent': {
    title: 'La station ne répond pas',
    advice:
      'Vérifiez sur place le courant et le réseau. Les planches sortent et rentrent toujours\u202F; nous l’apprendrons plus tard.',
  },
  'station-clock-off': {
    title: 'L’horloge de la station est fausse',
    advice: 'Réglez l’horloge de son ordinateur, ou laissez-la se régler par le réseau.',
  },
  'station-fault': {
    title: 'Le matériel de la station signale une panne',
    advice: 'Lisez dans le journal de quelle pièce il s’agit, puis regardez-la sur place.',
  },
  'keypad-guarded': {
    title: 'Beaucoup de codes erronés au clavier',
    advice:
      'Le clavier demande maintenant aussi une partie du numéro de téléphone. Voyez si quelqu’un essaie des codes.',
  },
  'staff-pin-guessed': {
    title: 'Des PIN erronés à la page du personnel de la station',
    advice:
      'Voyez qui est là. Après vingt PIN erronés en un jour, la page reste fermée jusqu’à ce que vous en définissiez un nouveau.',
  },
  'door-jammed': {
    title: 'Une porte ne s’ouvre pas',
    advice: 'Essayez de l’ouvrir d’ici. Si elle reste fermée, vérifiez que le casier est hors service.',
  },
  'locker-disabled': {
    title: 'Un casier est hors service',
    advice: 'Regardez ce qu’il contient, puis remettez-le en service.',
  },
  'door-left-open': {
    title: 'Une porte est restée ouverte',
    advice:
      'Si un locataire l’a ouverte, il a été prévenu par SMS. Si elle reste ouverte, demandez à quelqu’un sur place de la fermer.',
  },
  'event-parked': {
    title: 'Un message de la station n’a pas pu être lu',
    advice: 'Comparez avec ce qui s’est passé sur place. Son programme a peut-être besoin d’une mise à jour.',
  },
  'event-time-doubted': {
    title: 'La station a signalé un fait à une heure impossible',
    advice: 'Nous l’avons compté en faveur du locataire. Vérifiez l’horloge de la station.',
  },
  'journal-gap': {
    title: 'Une partie du journal de la station manque',
    advice: 'Comparez casiers et locations avec ce qui s’y trouve vraiment.',
  },
  'board-not-ready': {
    title: 'Pas de planche pour quelqu’un qui arrive bientôt',
    advice:
      'Trouvez un autre casier, ou appelez le locataire et proposez un autre horaire ou un remboursement complet.',
  },
  'door-code-lost': {
    title: 'Quelqu’un est entré avec un code qui appartient maintenant à un autre',
    advice: 'La location compte. Voyez qui était là.',
  },
  'never-returned': {
    title: 'Une planche n’a jamais été rendue',
    advice: 'Parlez au locataire. Terminez la location quand vous savez où est la planche.',
  },
  'not-back': {
    title: 'Quelqu’un n’est pas revenu de l’eau',
    advice: 'Appelez le locataire tout de suite. Pas de réponse et personne en vue\u00A0: appelez le 112.',
  },
  'nobody-to-call': {
    title: 'Personne n’a pu être appelé',
    advice:
      'Testez votre téléphone ou votre e-mail dans «\u00A0Alertes pour moi\u00A0», ou demandez-le à quelqu’un de la station. L’alerte se ferme dès que quelqu’un peut être appelé\u202F; après un jour sans personne, plus rien n’est vendu.',
  },
  'return-in-question': {
    title: 'Un retour est à vérifier',
    advice: 'Le locataire dit que la planche est rendue, le lecteur ne la voit pas. Regardez, puis décidez.',
  },
  'item-missing': {
    title: 'Il manque quelque chose après une location',
    advice:
      'Regardez dans le casier. Si l’objet manque vraiment, proposez une demande d’indemnisation\u202F; s’il y est, clôturez.',
  },
  'rental-closed-by-next': {
    title: 'Une location s’est terminée parce que la suivante a commencé dans son casier',
    advice: 'Le lecteur a manqué un retour. Vérifiez les étiquettes et le lecteur de ce casier.',
  },
  'start-beats-cancellation': {
    title: 'Retirée malgré l’annulation',
    advice:
      'La station ne savait rien de l’annulation. La réservation compte à nouveau. Si l’argent est déjà rendu, écrivez au client.',
  },
  'problem-reported': {
    title: 'Un locataire signale un problème',
    advice: 'Lisez, regardez les photos et dites ce qui a été fait.',
  },
  'problem-unsafe': {
    title: 'Un locataire dit que quelque chose est dangereux',
    advice: 'Le casier est hors service. Regardez-le avant que quelqu’un d’autre ne l’utilise.',
  },
  'replacement-asked': {
    title: 'Un client attend une autre planche',
    advice:
      'La première est encore dehors, ou personne ne l’a vue revenir. Parlez-lui et, s’il peut en prendre une autre, acceptez dans la réservation.',
  },
  'hold-stuck': {
    title: 'Une page de paiement n’a pas pu être fermée',
    advice:
      'Les planches restent retenues jusqu’à la réponse du prestataire de paiement. Rien à faire, sauf si cela dure.',
  },
  'refund-failed': {
    title: 'Un remboursement n’a pas abouti',
    advice: 'Regardez-le dans Argent et réessayez, ou demandez un numéro de compte.',
  },
  'withdrawn-refund-sent': {
    title: 'De l’argent a été rendu à tort',
    advice: 'Un remboursement était en route quand son motif a disparu. Décidez s’il faut le réclamer.',
  },
  'payment-disputed': {
    title: 'Un client conteste un paiement auprès de sa banque',
    advice: 'Répondez chez le prestataire de paiement avant le jour indiqué, avec le journal de la porte.',
  },
  'refund-outside': {
    title: 'Un remboursement a été fait chez le prestataire de paiement',
    advice: 'Il est maintenant dans notre grand livre. Voyez si la réservation doit aussi être annulée.',
  },
  'fraud-warning': {
    title: 'La banque signale une carte volée',
    advice: 'Regardez les autres paiements de la personne. Rembourser maintenant évite une contestation.',
  },
  'books-differ': {
    title: 'Notre grand livre et celui du prestataire de paiement diffèrent',
    advice: 'Comparez le mouvement indiqué. L’alerte se ferme d’elle-même quand les deux concordent.',
  },
  'transfer-due': {
    title: 'Un remboursement attend un virement',
    advice: 'Virez-le sur le compte indiqué par le client, puis marquez-le comme payé.',
  },
  'receipts-unreported': {
    title: 'Les reçus ne sont pas enregistrés auprès du fisc',
    advice: 'Une station en Espagne a besoin de VeriFactu. Connectez-le ou fermez la station.',
  },
  'overtime-objected': {
    title: 'Un client conteste le dépassement',
    advice: 'Regardez quand la porte s’est fermée, puis maintenez ou abandonnez. Rien n’est débité d’ici là.',
  },
  'claim-proposed': {
    title: 'Une demande d’indemnisation attend d’être approuvée',
    advice: 'Regardez la note et les photos, puis approuvez ou abandonnez.',
  },
  'claim-contested': {
    title: 'Un client conteste une demande d’indemnisation',
    advice: 'Quelqu’un d’autre que son auteur décide, avec un motif.',
  },
  'claim-found': {
    title: 'Une chose qu’un client paie est retrouvée',
    advice:
      'Vérifiez que c’est bien la même. Si oui, abandonnez la demande\u00A0: ce qui a été payé pour elle est remboursé. Ce qui est seulement dû, abandonnez-le.',
  },
  'late-twice': {
    title: 'Quelqu’un a été en retard deux fois en un an',
    advice: 'Décidez si le compte reste actif.',
  },
  'sign-in-flood': {
    title: 'Un nombre inhabituel de codes de connexion est demandé',
    advice:
      'Quelqu’un envoie peut-être des e-mails à des inconnus par notre intermédiaire. Regardez les chiffres du service d’e-mail et prévenez la personne qui gère le serveur.',
  },
  'sms-flood': {
    title: 'Plus de SMS que d’habitude aujourd’hui',
    advice:
      'Quelqu’un dépense peut-être notre argent. Regardez les réservations récentes et les chiffres du prestataire SMS.',
  },
  'mail-silent': {
    title: 'Les e-mails ne partent plus',
    advice:
      'Le serveur de messagerie ne répond pas. Prévenez la personne qui gère le serveur ; le reste partira à son retour.',
  },
  'payments-silent': {
    title: 'Le prestataire de paiement ne répond pas',
    advice:
      'Personne ne peut réserver ni être remboursé. Regardez sa page d’état et sa clé ; la suite reprendra à son retour.',
  },
  'sms-silent': {
    title: 'Les SMS ne partent plus',
    advice:
      'La passerelle SMS ne répond pas. Regardez son compte ; d’ici là, les codes partent par e-mail et figurent sur la page de réservation.',
  },
  restored: {
    title: 'Ceci est une copie restaurée',
    advice:
      'Rien n’est envoyé ni débité, et les stations continuent seules. Comparez-la et activez-la avec npm run release-restored sur le serveur.',
  },
};
