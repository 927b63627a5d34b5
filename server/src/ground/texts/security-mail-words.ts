import type { Locale } from '@laine/contract/states.ts';

/** Changes to a person's credentials. */
type Change =
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'password-changed'
  | 'provider-linked'
  | 'provider-removed'
  | 'recovered';

type Told = { subject: (brand: string) => string; title: string; intro: string };

/** Mails about new devices and changed credentials. They contain no secret. */
export type SecurityMailWords = {
  when: string;
  device: string;
  place: string;
  otherDevice: string;
  wasYou: string;
  wasNotYou: string;
  notAsked: string;
  toDevices: string;
  toPasskeys: string;
  newDevice: Told;
  changes: Record<Change, Told>;
};

export const securityMailWords: Record<Locale, SecurityMailWords> = {
  en: {
    when: 'When',
    device: 'Device',
    place: 'Near',
    otherDevice: 'An unknown device',
    wasYou: 'If this was you, there is nothing to do.',
    wasNotYou: 'If this was not you, sign that device out in your settings and write to us right away.',
    notAsked: 'If you did not ask for this, write to us right away.',
    toDevices: 'See where I am signed in',
    toPasskeys: 'See how I sign in',
    newDevice: {
      subject: (brand) => `New device in your ${brand} account`,
      title: 'Somebody signed in on a new device',
      intro: 'Your account was opened in a browser that we have not seen with you before.',
    },
    changes: {
      'passkey-added': {
        subject: (brand) => `A passkey was added to your ${brand} account`,
        title: 'Passkey added',
        intro: 'From now on this passkey signs you in.',
      },
      'passkey-removed': {
        subject: (brand) => `A passkey was removed from your ${brand} account`,
        title: 'Passkey removed',
        intro: 'It does not sign you in any more. You can delete it on your device as well.',
      },
      'recovery-codes-made': {
        subject: (brand) => `New recovery codes for your ${brand} account`,
        title: 'New recovery codes',
        intro: 'Ten new codes were made. Earlier ones do not work any more.',
      },
      'recovery-code-used': {
        subject: (brand) => `A recovery code opened your ${brand} account`,
        title: 'A recovery code was used',
        intro: 'Somebody signed in with one of your recovery codes. It does not work a second time.',
      },
      'provider-linked': {
        subject: (brand) => `Another way into your ${brand} account`,
        title: 'Google or Facebook linked',
        intro: 'From now on an account at Google or Facebook signs you in. In your settings you can remove it.',
      },
      'provider-removed': {
        subject: (brand) => `Google or Facebook was removed from your ${brand} account`,
        title: 'Google or Facebook removed',
        intro: 'It does not sign you in any more. Your e-mail address still does.',
      },
      'password-changed': {
        subject: (brand) => `The password of your ${brand} account was changed`,
        title: 'Password changed',
        intro: 'Every other device and program was signed out.',
      },
      recovered: {
        subject: (brand) => `Your ${brand} sign-in was reset`,
        title: 'Your sign-in was reset',
        intro:
          'On the server, your passkeys, recovery codes and links to Google or Facebook were removed and you were signed out everywhere. Sign in with your e-mail address and make a new passkey.',
      },
    },
  },
  es: {
    when: 'Cuándo',
    device: 'Dispositivo',
    place: 'Cerca de',
    otherDevice: 'Un dispositivo desconocido',
    wasYou: 'Si has sido tú, no tienes que hacer nada.',
    wasNotYou: 'Si no has sido tú, cierra la sesión de ese dispositivo en tus ajustes y escríbenos enseguida.',
    notAsked: 'Si no lo has pedido tú, escríbenos enseguida.',
    toDevices: 'Ver dónde tengo la sesión abierta',
    toPasskeys: 'Ver cómo inicio sesión',
    newDevice: {
      subject: (brand) => `Nuevo dispositivo en tu cuenta de ${brand}`,
      title: 'Inicio de sesión en un dispositivo nuevo',
      intro: 'Se ha abierto tu cuenta en un navegador que no habíamos visto contigo.',
    },
    changes: {
      'passkey-added': {
        subject: (brand) => `Se ha añadido una llave de acceso a tu cuenta de ${brand}`,
        title: 'Llave de acceso añadida',
        intro: 'Desde ahora puedes iniciar sesión con esta llave de acceso.',
      },
      'passkey-removed': {
        subject: (brand) => `Se ha eliminado una llave de acceso de tu cuenta de ${brand}`,
        title: 'Llave de acceso eliminada',
        intro: 'Ya no sirve para iniciar sesión. También puedes borrarla en tu dispositivo.',
      },
      'recovery-codes-made': {
        subject: (brand) => `Nuevos códigos de recuperación de tu cuenta de ${brand}`,
        title: 'Nuevos códigos de recuperación',
        intro: 'Se han creado diez códigos nuevos. Los anteriores ya no sirven.',
      },
      'recovery-code-used': {
        subject: (brand) => `Un código de recuperación ha abierto tu cuenta de ${brand}`,
        title: 'Se ha usado un código de recuperación',
        intro: 'Alguien ha iniciado sesión con uno de tus códigos de recuperación. No sirve una segunda vez.',
      },
      'provider-linked': {
        subject: (brand) => `Nueva forma de entrar en tu cuenta de ${brand}`,
        title: 'Google o Facebook vinculado',
        intro: 'Desde ahora puedes iniciar sesión con una cuenta de Google o Facebook. Puedes quitarla en tus ajustes.',
      },
      'provider-removed': {
        subject: (brand) => `Se ha quitado Google o Facebook de tu cuenta de ${brand}`,
        title: 'Google o Facebook quitado',
        intro: 'Ya no sirve para iniciar sesión. Tu correo electrónico sigue sirviendo.',
      },
      'password-changed': {
        subject: (brand) => `Se ha cambiado la contraseña de tu cuenta de ${brand}`,
        title: 'Contraseña cambiada',
        intro: 'Se ha cerrado la sesión en todos los demás dispositivos y programas.',
      },
      recovered: {
        subject: (brand) => `Se ha restablecido tu acceso a ${brand}`,
        title: 'Tu acceso se ha restablecido',
        intro:
          'En el servidor se han eliminado tus llaves de acceso, tus códigos de recuperación y los vínculos con Google o Facebook, y se ha cerrado tu sesión en todas partes. Inicia sesión con tu correo electrónico y crea una llave de acceso nueva.',
      },
    },
  },
  et: {
    when: 'Millal',
    device: 'Seade',
    place: 'Koht',
    otherDevice: 'Tundmatu seade',
    wasYou: 'Kui see olid sina, pole vaja midagi teha.',
    wasNotYou: 'Kui see polnud sina, logi see seade seadetes välja ja kirjuta meile kohe.',
    notAsked: 'Kui sa seda ei palunud, kirjuta meile kohe.',
    toDevices: 'Vaata, kus olen sisse logitud',
    toPasskeys: 'Vaata, kuidas ma sisse login',
    newDevice: {
      subject: (brand) => `Sinu ${brand} kontol on uus seade`,
      title: 'Uuest seadmest logiti sisse',
      intro: 'Sinu konto avati brauseris, mida sa pole meil varem kasutanud.',
    },
    changes: {
      'passkey-added': {
        subject: (brand) => `Sinu ${brand} kontole lisati pääsuvõti`,
        title: 'Pääsuvõti lisatud',
        intro: 'Nüüdsest saad selle pääsuvõtmega sisse logida.',
      },
      'passkey-removed': {
        subject: (brand) => `Sinu ${brand} kontolt eemaldati pääsuvõti`,
        title: 'Pääsuvõti eemaldatud',
        intro: 'Sellega ei saa enam sisse logida. Võid selle kustutada ka oma seadmest.',
      },
      'recovery-codes-made': {
        subject: (brand) => `Sinu ${brand} konto uued taastekoodid`,
        title: 'Uued taastekoodid',
        intro: 'Loodi kümme uut koodi. Varasemad enam ei kehti.',
      },
      'recovery-code-used': {
        subject: (brand) => `Sinu ${brand} konto avati taastekoodiga`,
        title: 'Taastekoodi kasutati',
        intro: 'Keegi logis sisse ühe sinu taastekoodiga. Teist korda see ei kehti.',
      },
      'provider-linked': {
        subject: (brand) => `Sinu ${brand} kontole pääseb nüüd uut moodi`,
        title: 'Google või Facebook seotud',
        intro:
          'Nüüdsest saab sinu kontole sisse logida ka Google’i või Facebooki kontoga. Seadetes saad selle eemaldada.',
      },
      'provider-removed': {
        subject: (brand) => `Google või Facebook eemaldati sinu ${brand} kontolt`,
        title: 'Google või Facebook eemaldatud',
        intro: 'Sellega enam sisse logida ei saa. E-posti aadressiga saad endiselt.',
      },
      'password-changed': {
        subject: (brand) => `Sinu ${brand} konto parool muudeti`,
        title: 'Parool muudetud',
        intro: 'Kõik teised seadmed ja programmid logiti välja.',
      },
      recovered: {
        subject: (brand) => `Sinu ${brand} sisselogimine lähtestati`,
        title: 'Sinu sisselogimine lähtestati',
        intro:
          'Serveris eemaldati sinu pääsuvõtmed, taastekoodid ning seosed Google’i ja Facebookiga ja sind logiti kõikjalt välja. Logi sisse oma e-posti aadressiga ja loo uus pääsuvõti.',
      },
    },
  },
  fr: {
    when: 'Quand',
    device: 'Appareil',
    place: 'Près de',
    otherDevice: 'Un appareil inconnu',
    wasYou: 'Si c’était vous, il n’y a rien à faire.',
    wasNotYou: 'Si ce n’était pas vous, déconnectez cet appareil dans vos paramètres et écrivez-nous sans attendre.',
    notAsked: 'Si vous ne l’avez pas demandé, écrivez-nous sans attendre.',
    toDevices: 'Voir où je suis connecté',
    toPasskeys: 'Voir comment je me connecte',
    newDevice: {
      subject: (brand) => `Nouvel appareil sur votre compte ${brand}`,
      title: 'Connexion depuis un nouvel appareil',
      intro: 'Votre compte a été ouvert dans un navigateur que nous n’avions encore jamais vu avec vous.',
    },
    changes: {
      'passkey-added': {
        subject: (brand) => `Une clé d’accès a été ajoutée à votre compte ${brand}`,
        title: 'Clé d’accès ajoutée',
        intro: 'Cette clé d’accès vous permet désormais de vous connecter.',
      },
      'passkey-removed': {
        subject: (brand) => `Une clé d’accès a été supprimée de votre compte ${brand}`,
        title: 'Clé d’accès supprimée',
        intro: 'Elle ne permet plus de se connecter. Vous pouvez aussi la supprimer sur votre appareil.',
      },
      'recovery-codes-made': {
        subject: (brand) => `Nouveaux codes de secours pour votre compte ${brand}`,
        title: 'Nouveaux codes de secours',
        intro: 'Dix nouveaux codes ont été créés. Les précédents ne fonctionnent plus.',
      },
      'recovery-code-used': {
        subject: (brand) => `Un code de secours a ouvert votre compte ${brand}`,
        title: 'Un code de secours a été utilisé',
        intro: 'Quelqu’un s’est connecté avec l’un de vos codes de secours. Il ne fonctionne pas une seconde fois.',
      },
      'provider-linked': {
        subject: (brand) => `Un nouvel accès à votre compte ${brand}`,
        title: 'Compte Google ou Facebook associé',
        intro:
          'Désormais, un compte Google ou Facebook permet de vous connecter. Vous pouvez le retirer dans vos réglages.',
      },
      'provider-removed': {
        subject: (brand) => `Google ou Facebook a été retiré de votre compte ${brand}`,
        title: 'Google ou Facebook retiré',
        intro: 'Il ne permet plus de vous connecter. Votre adresse e-mail le permet toujours.',
      },
      'password-changed': {
        subject: (brand) => `Le mot de passe de votre compte ${brand} a été modifié`,
        title: 'Mot de passe modifié',
        intro: 'Tous les autres appareils et programmes ont été déconnectés.',
      },
      recovered: {
        subject: (brand) => `Votre connexion à ${brand} a été réinitialisée`,
        title: 'Votre connexion a été réinitialisée',
        intro:
          'Sur le serveur, vos clés d’accès, vos codes de secours et les liens avec Google ou Facebook ont été supprimés et vous avez été déconnecté partout. Connectez-vous avec votre adresse e-mail et créez une nouvelle clé d’accès.',
      },
    },
  },
  ru: {
    when: 'Когда',
    device: 'Устройство',
    place: 'Место',
    otherDevice: 'Неизвестное устройство',
    wasYou: 'Если это были вы, ничего делать не нужно.',
    wasNotYou: 'Если это были не вы, завершите сеанс этого устройства в настройках и сразу напишите нам.',
    notAsked: 'Если вы об этом не просили, сразу напишите нам.',
    toDevices: 'Посмотреть, где выполнен вход',
    toPasskeys: 'Мои способы входа',
    newDevice: {
      subject: (brand) => `Новое устройство в вашем аккаунте ${brand}`,
      title: 'Вход с нового устройства',
      intro: 'Ваш аккаунт открыли в браузере, которым вы у нас раньше не пользовались.',
    },
    changes: {
      'passkey-added': {
        subject: (brand) => `В ваш аккаунт ${brand} добавлен ключ доступа`,
        title: 'Ключ доступа добавлен',
        intro: 'Теперь этим ключом доступа можно входить.',
      },
      'passkey-removed': {
        subject: (brand) => `Из вашего аккаунта ${brand} удалён ключ доступа`,
        title: 'Ключ доступа удалён',
        intro: 'Войти с ним больше нельзя. Его можно удалить и на самом устройстве.',
      },
      'recovery-codes-made': {
        subject: (brand) => `Новые коды восстановления аккаунта ${brand}`,
        title: 'Новые коды восстановления',
        intro: 'Создано десять новых кодов. Прежние больше не действуют.',
      },
      'recovery-code-used': {
        subject: (brand) => `Ваш аккаунт ${brand} открыли кодом восстановления`,
        title: 'Использован код восстановления',
        intro: 'Кто-то вошёл с одним из ваших кодов восстановления. Второй раз он не сработает.',
      },
      'provider-linked': {
        subject: (brand) => `Новый способ входа в ваш аккаунт ${brand}`,
        title: 'Привязан Google или Facebook',
        intro: 'Теперь в ваш аккаунт можно войти через Google или Facebook. Отвязать его можно в настройках.',
      },
      'provider-removed': {
        subject: (brand) => `Google или Facebook отвязан от вашего аккаунта ${brand}`,
        title: 'Google или Facebook отвязан',
        intro: 'Через него больше нельзя войти. По адресу электронной почты — по-прежнему можно.',
      },
      'password-changed': {
        subject: (brand) => `Пароль вашего аккаунта ${brand} изменён`,
        title: 'Пароль изменён',
        intro: 'На всех остальных устройствах и в программах сеанс завершён.',
      },
      recovered: {
        subject: (brand) => `Вход в ваш аккаунт ${brand} сброшен`,
        title: 'Вход сброшен',
        intro:
          'На сервере удалены ваши ключи доступа, коды восстановления и привязки к Google и Facebook, и все сеансы завершены. Войдите по адресу электронной почты и создайте новый ключ доступа.',
      },
    },
  },
};
