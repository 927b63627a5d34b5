import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';

type PasskeyRefusal = Extract<
  RefusalCode,
  | 'guessable-password'
  | 'passkey-refused'
  | 'passkey-too-late'
  | 'passkey-known'
  | 'passkey-needed'
  | 'too-many-passkeys'
  | 'last-passkey'
  | 'wrong-recovery-code'
>;

/** Refusals about passkeys, recovery codes and changes of credentials. */
export const passkeyRefusals: Record<Locale, Record<PasskeyRefusal, string>> = {
  en: {
    'guessable-password':
      'This password is easy to guess: it is made of common words, walks over the keyboard, repetitions, or your address. Please choose another',
    'passkey-refused': 'This passkey does not open an account here. Please sign in another way.',
    'passkey-too-late': 'That took too long, or was done already. Please try once more.',
    'passkey-known': 'This passkey is in use already',
    'passkey-needed': 'Please use your passkey to work here',
    'too-many-passkeys': 'You have as many passkeys as an account can have. Please remove one first.',
    'last-passkey': 'This is your last passkey, and admins need one. Please add another before you remove it.',
    'wrong-recovery-code': 'E-mail or recovery code is not right. Each code works only once.',
  },
  es: {
    'guessable-password':
      'Esta contraseña es fácil de adivinar: está hecha de palabras comunes, teclas seguidas, repeticiones o tu dirección. Elige otra',
    'passkey-refused': 'Esta llave de acceso no abre ninguna cuenta aquí. Inicia sesión de otra forma.',
    'passkey-too-late': 'Ha tardado demasiado o ya se había hecho. Inténtalo una vez más.',
    'passkey-known': 'Esta llave de acceso ya está en uso',
    'passkey-needed': 'Para trabajar aquí, usa tu llave de acceso',
    'too-many-passkeys': 'Tienes todas las llaves de acceso que puede tener una cuenta. Elimina antes una.',
    'last-passkey': 'Es tu última llave de acceso y los administradores necesitan una. Añade otra antes de eliminarla.',
    'wrong-recovery-code':
      'El correo electrónico o el código de recuperación no son correctos. Cada código sirve una sola vez.',
  },
  et: {
    'guessable-password':
      'Seda parooli on lihtne ära arvata: see koosneb tavalistest sõnadest, klahvidest järjest, kordustest või sinu aadressist. Vali palun teine',
    'passkey-refused': 'See pääsuvõti ei ava siin ühtegi kontot. Logi palun sisse teisiti.',
    'passkey-too-late': 'See võttis liiga kaua aega või on juba tehtud. Proovi palun veel kord.',
    'passkey-known': 'See pääsuvõti on juba kasutusel',
    'passkey-needed': 'Siin töötamiseks kasuta palun oma pääsuvõtit',
    'too-many-passkeys': 'Sul on nii palju pääsuvõtmeid, kui kontol olla saab. Eemalda palun enne mõni.',
    'last-passkey':
      'See on sinu viimane pääsuvõti ja administraatoril peab üks olema. Enne eemaldamist lisa palun uus.',
    'wrong-recovery-code': 'E-posti aadress või taastekood on vale. Iga kood kehtib ainult ühe korra.',
  },
  fr: {
    'guessable-password':
      'Ce mot de passe est facile à deviner : il se compose de mots courants, de touches qui se suivent, de répétitions ou de votre adresse. Veuillez en choisir un autre',
    'passkey-refused': 'Cette clé d’accès n’ouvre aucun compte ici. Veuillez vous connecter autrement.',
    'passkey-too-late': 'Cela a pris trop de temps ou a déjà été fait. Veuillez réessayer.',
    'passkey-known': 'Cette clé d’accès est déjà utilisée',
    'passkey-needed': 'Pour travailler ici, veuillez utiliser votre clé d’accès',
    'too-many-passkeys':
      'Vous avez autant de clés d’accès qu’un compte peut en avoir. Veuillez d’abord en supprimer une.',
    'last-passkey':
      'C’est votre dernière clé d’accès et les administrateurs en ont besoin. Ajoutez-en une autre avant de la supprimer.',
    'wrong-recovery-code':
      'L’adresse e-mail ou le code de secours est incorrect. Chaque code ne fonctionne qu’une seule fois.',
  },
  ru: {
    'guessable-password':
      'Этот пароль легко угадать: он состоит из частых слов, соседних клавиш, повторов или вашего адреса. Придумайте другой',
    'passkey-refused': 'Этот ключ доступа не открывает здесь ни одного аккаунта. Войдите другим способом.',
    'passkey-too-late': 'Прошло слишком много времени, или это уже сделано. Попробуйте ещё раз.',
    'passkey-known': 'Этот ключ доступа уже используется',
    'passkey-needed': 'Для работы здесь используйте свой ключ доступа',
    'too-many-passkeys': 'У вас столько ключей доступа, сколько может быть у аккаунта. Сначала удалите один из них.',
    'last-passkey':
      'Это ваш последний ключ доступа, а администратору он необходим. Сначала добавьте другой, затем удалите этот.',
    'wrong-recovery-code': 'Неверный адрес электронной почты или код восстановления. Каждый код действует один раз.',
  },
};
