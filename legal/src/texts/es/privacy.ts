import { paths } from '@laine/contract/paths.ts';
import { link, list, mailLink, paragraph, phoneLink, table } from '../../blocks.ts';
import { storageRows } from '../../browser-storage.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, hours, minutes, years } from './amounts.ts';

export function privacy(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Política de privacidad',
    summary:
      'Guardamos lo que un alquiler necesita, mientras haga falta o lo pida la ley. Sin publicidad, sin seguimiento y sin vender nada. Puedes ver, descargar y borrar tus datos en tus ajustes.',
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
  title: 'Quién es responsable',
  blocks: [
    paragraph`El responsable del tratamiento de tus datos es ${brand.legalName}, número de registro ${brand.registrationNumber}, ${brand.address}. Para todo lo relativo a tus datos escribe a ${mailLink(brand.contactEmail)} o llama al ${phoneLink(brand.contactPhone)}.`,
  ],
});

const whatWeStore = ({ google, facebook }: LegalFacts): LegalSection => ({
  id: 'what-we-store',
  title: 'Qué guardamos',
  blocks: [
    list(
      'Cuenta: correo electrónico, idioma y, si nos los das, nombre y apellidos, teléfono, país y código postal; qué avisos quieres.',
      ...(google || facebook
        ? [
            'Si inicias sesión con otra cuenta: de ese proveedor, tu correo, tu nombre, la dirección de tu foto y tu identificador allí. No publicamos nada allí ni leemos nada más.',
          ]
        : []),
      'Inicios de sesión: cuándo, de qué forma, con qué tipo de dispositivo y desde qué ciudad, hasta donde se pueda saber. Para eso y para los límites contra el abuso usamos tu dirección IP.',
      'Llaves de acceso y códigos de recuperación, si los creas: la parte pública de la llave, su nombre, cuándo la creaste y usaste por última vez; de los códigos, solo sus resúmenes cifrados. Tu huella, tu cara o tu PIN no salen de tu dispositivo.',
      'Registro de seguridad: inicios de sesión e intentos fallidos, cómo terminaron, peticiones rechazadas y qué reserva consultó el personal; con hora y dirección IP.',
      'Reservas: estación, hora, tablas, teléfono, códigos de la puerta, cuándo se abrió y se cerró la taquilla, qué volvió, advertencias por retraso.',
      'Dinero: lo cobrado y lo devuelto, recibos, deudas, abonos, tarjetas regalo, reclamaciones con notas y fotos, y tu número de cliente en el proveedor de pagos. La tarjeta se guarda allí; nosotros vemos su tipo, los últimos dígitos y la caducidad.',
      'Reembolsos que no pudieron volver por donde pagaste: el titular y el número de la cuenta bancaria que indicas.',
      'Facturas: nombre, número de registro, NIF-IVA y dirección de la empresa, si cambias un recibo por una factura.',
      'Problemas, retrasos y daños: lo que comunicas, objetas o respondes, lo que escribe el personal y las fotos de ambos. Guardamos las fotos como copias pequeñas, sin el lugar, la fecha ni la cámara que el móvil anota en ellas.',
      'Tarjetas regalo: el correo de la persona a la que haces enviar la tarjeta, tu nombre y tus palabras en ella.',
      'Aceptaciones: qué términos aceptaste, que tienes la edad o vas con un adulto y sabes nadar, que tu tarjeta queda guardada; con versión, idioma y hora.',
      'Tickets compartidos: cuándo diste el ticket de una tabla a otra persona o lo retiraste, y cuándo y en qué idioma quien tiene el enlace aceptó las reglas de seguridad. No sabemos quién es.',
      'Mensajes: qué correos y SMS te enviamos, sobre qué, y si llegaron al proveedor.',
      'Las opiniones que escribes y lo que nos escribes.',
      'Personal: lo que cambia o abre, con hora y dirección IP.',
    ),
    paragraph`No estás obligado a darnos nada. Pero sin correo y sin teléfono no puedes reservar, porque no habría adónde enviar el código de la puerta.`,
    paragraph`Si alguien hizo que te enviáramos una tarjeta regalo, tenemos tu correo por esa persona. Lo usamos solo para esa tarjeta y lo borramos cuando lo pidas.`,
  ],
});

const whyWeStore = (figures: Figures): LegalSection => ({
  id: 'why-we-store',
  title: 'Para qué y con qué base legal',
  blocks: [
    table(
      ['Para qué', 'Base en el Reglamento General de Protección de Datos'],
      [
        'Reservas, códigos de la puerta, devoluciones, pagos, reembolsos, ayuda y avisos sobre todo ello',
        'Contrato (artículo 6.1.b)',
      ],
      ['Recibos, contabilidad, impuestos, peticiones de las autoridades', 'Obligación legal (artículo 6.1.c)'],
      [
        'Seguridad en el agua: encontrar y llamar a quien no ha vuelto',
        'Intereses vitales e interés legítimo (artículo 6.1.d y f)',
      ],
      [
        'Advertencias, suspensiones y bloqueos, protección contra el fraude y el abuso, reclamaciones, seguridad del sitio web y de las taquillas',
        'Interés legítimo en recuperar tablas y dinero y en mantener las puertas cerradas a extraños (artículo 6.1.f)',
      ],
      ['Recordatorios de un alquiler próximo', 'Interés legítimo; puedes desactivarlos (artículo 6.1.f)'],
      [
        'Invitaciones a opinar, novedades; una opinión que publicas; tu ubicación, cuando pulsas «Cerca de mí»',
        'Consentimiento, que puedes retirar en cualquier momento (artículo 6.1.a)',
      ],
      [
        'Enviar una tarjeta regalo a la persona que indica quien la compra',
        'Interés legítimo de quien compra y de quien la recibe (artículo 6.1.f)',
      ],
    ),
    paragraph`Los avisos sobre códigos, cambios, retrasos, dinero, reclamaciones y seguridad llegan siempre. Los recordatorios llegan hasta que los desactives. Las invitaciones a opinar y las novedades solo llegan si las quieres, y cada una lleva un enlace para dejar de recibirlas.`,
    paragraph`Los propietarios de una estación ven el nombre y el teléfono de quienes alquilan allí, desde la reserva hasta ${days(figures.ownerSightDays)} después del alquiler, para ayudar y recuperar las tablas. También ven los problemas y daños comunicados allí, con sus textos y fotos. No ven nada más de ti.`,
  ],
});

const processors = ({ google, facebook, mapHost, paypal }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'processors',
  title: 'Quién más recibe datos',
  blocks: [
    paragraph`No vendemos datos ni los compartimos para publicidad. Estos servicios nos ayudan y reciben solo lo que necesitan:`,
    list(
      'Stripe: pagos, tarjetas guardadas, reembolsos. De una parte responde también la propia Stripe, por ejemplo contra el fraude.',
      ...(paypal ? ['PayPal: si pagas con él.'] : []),
      'Un servicio de correo: envía nuestros correos.',
      'Un servicio de mensajes: envía por SMS los códigos de la puerta y los avisos urgentes.',
      'Una empresa de alojamiento: mantiene los servidores y la base de datos.',
      ...(google ? ['Google: solo si inicias sesión con Google.'] : []),
      ...(facebook ? ['Facebook (Meta): solo si inicias sesión con Facebook.'] : []),
      ...(mapHost === null
        ? []
        : [`${mapHost}: envía a tu navegador las imágenes del mapa y con ello ve su dirección IP.`]),
    ),
    paragraph`Otros reciben datos solo cuando la ley lo exige: autoridades, tribunales, servicios de rescate si estás en peligro. Abogados, contables y gestores de cobro reciben lo que un caso necesita. ${mapHost === null ? 'Los mapas y las fuentes vienen de nuestros propios servidores.' : 'Las fuentes vienen de nuestros propios servidores.'} Dónde estás aproximadamente lo buscamos en un archivo nuestro.`,
    paragraph`Los nombres actuales de las empresas de correo, mensajes y alojamiento te los decimos, si los pides, en un plazo de ${days(figures.disputeDays)}.`,
  ],
});

const transfers: LegalSection = {
  id: 'transfers',
  title: 'Fuera de la Unión Europea',
  blocks: [
    paragraph`Siempre que podemos elegimos servicios que guardan los datos en el Espacio Económico Europeo. Algunos, como Stripe, trabajan también desde Estados Unidos. En ese caso protege los datos una decisión de adecuación de la Comisión Europea o sus cláusulas contractuales tipo. Si la pides, te enviamos una copia.`,
  ],
};

const retention = (figures: Figures): LegalSection => ({
  id: 'retention',
  title: 'Durante cuánto tiempo',
  blocks: [
    table(
      ['Qué', 'Cuánto tiempo'],
      [
        'Datos de la cuenta',
        `mientras uses la cuenta y ${years(figures.usageYears)} después; entonces te escribimos y los borramos como si lo hubieras pedido`,
      ],
      [
        'Después de pedir la eliminación',
        `${days(figures.restoreDays)} para dar marcha atrás; si algo sigue pendiente, hasta que se cierre, como máximo ${days(figures.deletionMaxDays)}`,
      ],
      [
        'Datos de tráfico: registros del servidor, sucesos de estaciones y puertas, sesiones terminadas, mensajes enviados, alertas cerradas',
        years(figures.trafficYears),
      ],
      ['Teléfono de una reserva', `${years(figures.trafficYears)} después de su final`],
      ['Direcciones IP en el registro de lo que hizo el personal', years(figures.trafficYears)],
      [
        'Registro de seguridad; sus direcciones IP se borran antes si se elimina tu cuenta',
        years(figures.trafficYears),
      ],
      ['Códigos de inicio de sesión', days(figures.loginCodeKeptDays)],
      [
        'Advertencias',
        `valen ${years(figures.warningYears)}; el registro se borra ${years(figures.trafficYears)} después`,
      ],
      ['Aceptaciones', `${years(figures.consentYears)} desde que se sustituyeron o se eliminó la cuenta`],
      [
        'Reservas, recibos y demás documentos contables',
        `${years(figures.accountingYears)} desde el final del año natural, como exige la ley contable; sin tu nombre ni tus contactos una vez eliminada la cuenta`,
      ],
      ['Opiniones', 'hasta que nos pidas retirarlas o se elimine tu cuenta'],
      ['Tarjeta guardada', 'hasta que la quites o se elimine tu cuenta'],
      [
        'Fotos de problemas y daños',
        `${years(figures.trafficYears)}; más tiempo solo hasta que se decida una reclamación sobre ellos`,
      ],
      [
        'Empresa en una factura',
        `lo mismo que la factura, también después de eliminar la cuenta: es también un documento de la empresa`,
      ],
      [
        'Para quién es una tarjeta regalo y lo escrito en ella',
        `lo mismo que sus documentos contables, o hasta que tu cuenta o la de la persona destinataria se elimine o una de esas personas lo pida`,
      ],
    ),
  ],
});

const cookies = (figures: Figures): LegalSection => ({
  id: 'cookies',
  title: 'Cookies y almacenamiento',
  blocks: [
    paragraph`Solo usamos lo que el sitio web necesita para hacer lo que le pides. No hay seguimiento y por eso no hay aviso de cookies. Todo es nuestro; la página de pago de Stripe tiene las suyas.`,
    table(
      ['Nombre', 'Dónde', 'Para qué', 'Cuánto tiempo'],
      ...storageRows(
        { cookie: 'Cookie', 'session-storage': 'Memoria de la pestaña', 'cache-storage': 'Caché del navegador' },
        {
          login: [
            'mantiene tu sesión iniciada',
            `hasta que la cierres, ${days(figures.loginUnusedDays)} desde tu última visita, como máximo ${years(figures.loginYears)}`,
          ],
          browser: [
            'reconoce este navegador cuando inicias sesión, para que tu código solo sirva aquí y ningún extraño gaste tus intentos',
            days(figures.browserCookieDays),
          ],
          'sign-in': ['une un inicio de sesión al navegador en el que empezó', minutes(figures.signInMinutes)],
          'confirm-email': [
            'dice a la página de inicio de sesión qué correo hay que confirmar con un código',
            `hasta que se lee, como máximo ${minutes(figures.signInMinutes)}`,
          ],
          locale: ['tu idioma', days(figures.localeCookieDays)],
          'code-sent-to': [
            'recuerda adónde se envió un código, para que no tengas que volver a escribir el correo',
            `vale ${minutes(figures.loginCodeMinutes)}; desaparece al cerrar la pestaña`,
          ],
          draft: [
            'lo que elegiste en el formulario de reserva de una estación',
            'hasta que cierres la sesión o la pestaña',
          ],
          'return-to-form': [
            'te lleva de vuelta al formulario después de iniciar sesión',
            'hasta entonces o hasta que cierres la pestaña',
          ],
          'scroll-positions': ['en qué punto de una página estabas, para volver a él', 'hasta que cierres la pestaña'],
          'own-bookings': [
            'tus próximas reservas con los códigos de las puertas, para leerlos sin red',
            `hasta que la reserva termine (como mucho ${hours(figures.keptOfflineHours)} después de su fin) o cierres la sesión`,
          ],
          'shared-ticket': [
            'el ticket que alguien ha compartido contigo, con el código de la puerta, para leerlo sin red',
            `hasta que el ticket termine (como mucho ${hours(figures.keptOfflineHours)} después de su fin), abras otro o cierres la sesión`,
          ],
        },
      ),
    ),
  ],
});

const afterABan = (figures: Figures): LegalSection => ({
  id: 'after-a-ban',
  title: 'Qué queda tras un bloqueo o una advertencia',
  blocks: [
    paragraph`Si se elimina una cuenta bloqueada o con una advertencia vigente, conservamos resúmenes criptográficos con clave (hashes) de su correo y sus teléfonos. De ese valor no se puede leer la dirección; la clave se guarda aparte de la base de datos y el personal no puede buscar en ellos. Sirven para una sola cosa: que nadie empiece de cero eliminando la cuenta. Se borran cuando termina la advertencia o el bloqueo; si el bloqueo no tiene fin, al cabo de ${years(figures.banYears)}.`,
  ],
});

const rights = ({ brand }: LegalFacts, figures: Figures): LegalSection => ({
  id: 'rights',
  title: 'Tus derechos',
  blocks: [
    list(
      'Ver y llevarte tus datos: como página y como archivo, en tus ajustes.',
      'Corregir: casi todo tú mismo, en tus ajustes.',
      'Borrar: en tus ajustes, cuando quieras.',
      'Oponerte a lo que se basa en nuestro interés legítimo y pedir que se limite su uso mientras lo revisamos.',
      'Retirar un consentimiento, para el futuro.',
      'Reclamar ante una autoridad: en Estonia, la Inspección de Protección de Datos (Andmekaitse Inspektsioon), o la del lugar donde vives o trabajas.',
    ),
    paragraph`Cómo: ${link('ajustes', paths.settings())}, ${link('eliminación de datos', paths.dataDeletion())} o ${mailLink(brand.contactEmail)}. Respondemos en un plazo de ${days(figures.deletionProcessedDays)}. Si no podemos comprobar que eres tú, te pedimos que escribas desde el correo de la cuenta.`,
  ],
});

const aboutPeople = (figures: Figures): LegalSection[] => [
  {
    id: 'children',
    title: 'Menores',
    blocks: [
      paragraph`Las cuentas son para personas de al menos ${years(figures.minAgeYears)}. No pedimos datos de los menores que reman con un adulto. Si un menor ha creado una cuenta, dínoslo y la eliminamos.`,
    ],
  },
  {
    id: 'automated-decisions',
    title: 'Ningún programa decide solo',
    blocks: [
      paragraph`Los programas calculan: precios, reembolsos, tiempo extra y advertencias siguen reglas fijas que figuran en los ${link('términos', paths.terms())}. Puedes oponerte a cada cobro o advertencia de este tipo, y decide una persona. Las suspensiones, los bloqueos y las reclamaciones los deciden siempre personas. No elaboramos perfiles.`,
    ],
  },
];

const security = (figures: Figures): LegalSection => ({
  id: 'security',
  title: 'Seguridad',
  blocks: [
    paragraph`Las conexiones van cifradas. No hay contraseña de cliente que se pueda robar: inicias sesión con un código que vale ${minutes(figures.loginCodeMinutes)} o a través de un proveedor. Los códigos de la puerta no aparecen en exportaciones, registros ni mensajes a otras empresas que no sean la que te los envía. Solo ve tus datos el personal que los necesita, y lo que cambia queda registrado.`,
    paragraph`En tus ajustes ves dónde tienes la sesión iniciada y puedes cerrarla en cada sitio. Si una brecha te pone en riesgo, te lo decimos a ti y a la autoridad.`,
  ],
});

const changes: LegalSection = {
  id: 'changes',
  title: 'Cambios',
  blocks: [
    paragraph`La fecha de arriba dice desde cuándo vale este texto. Si vamos a usar tus datos de una forma nueva, te lo decimos antes por correo y te preguntamos cuando haga falta tu consentimiento.`,
  ],
};
