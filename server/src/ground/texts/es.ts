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

export const es: Texts = {
  refusals: {
    malformed: 'Revisa estos datos: {fields}',
    unreadable: 'No hemos podido leer lo que se ha enviado',
    'not-signed-in': 'Inicia sesión para continuar',
    'signed-out-by-ban': 'Se ha cerrado tu sesión porque esta cuenta se ha cerrado. Ponte en contacto con nosotros.',
    'foreign-origin': 'Esta solicitud venía de otro sitio web y no se ha llevado a cabo',
    'not-allowed': 'No tienes permiso para hacer esto',
    'scope-too-small': 'Esta clave de API no puede hacer eso: su alcance es insuficiente',
    'fresh-sign-in-needed': 'Para hacer esto, vuelve a iniciar sesión',
    'not-found': 'No lo hemos encontrado',
    'state-moved-on': 'Esto ha cambiado mientras tanto. Compruébalo y vuelve a intentarlo.',
    'somebody-else-signed-in': 'Mientras tanto, otra persona ha iniciado sesión aquí. Vuelve a cargar la página.',
    'too-large': 'Es demasiado grande para enviarlo',
    'unsupported-type': 'Este tipo de contenido no es compatible',
    'too-many-requests':
      'Demasiadas solicitudes. Vuelve a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
    'picture-unreadable': 'No podemos leer esta foto. Haz otra o elige otra.',
    'picture-type': 'Elige una imagen: JPEG, PNG o WebP.',
    'too-many-pictures': 'Hoy ya has enviado muchas fotos. Inténtalo más tarde o llámanos.',
    internal: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
    restarting: 'Estamos reiniciando el servicio. Vuelve a intentarlo en un momento.',
    busy: 'Hay muchísima gente ahora mismo. Vuelve a intentarlo en un momento.',
    maintenance:
      'Estamos restableciendo el servicio y ahora no podemos hacerlo. Las puertas y los códigos de las estaciones funcionan. Vuelve a intentarlo más tarde.',
    unavailable: 'No estamos disponibles por un momento. Vuelve a intentarlo enseguida.',

    'address-refused': 'No hemos podido enviar el código',
    'code-not-sent': 'No hemos podido enviar el código',
    'too-many-codes':
      'Has pedido demasiados códigos. Vuelve a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
    'too-many-tries':
      'Demasiados intentos. Vuelve a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
    'wrong-password': 'El correo electrónico o la contraseña no son correctos',
    'weak-password': 'Elige una contraseña de al menos 12 caracteres',
    'account-banned': 'Esta cuenta está bloqueada. Ponte en contacto con nosotros.',
    'account-deactivated': 'Esta cuenta se está eliminando. Para conservarla, vuelve a iniciar sesión.',
    'account-suspended': 'Por ahora esta cuenta no puede reservar. El motivo está en tus ajustes.',
    'email-taken': 'Ya existe una cuenta con este correo electrónico',
    'provider-unavailable': 'Esta forma de iniciar sesión no está disponible en este momento',

    'rehearsal-only': 'Esto es un ensayo: aquí solo pueden reservar o comprar las personas invitadas.',
    'terms-not-accepted': 'Para continuar, acepta los términos y condiciones',
    'terms-changed': 'Nuestros términos han cambiado. Léelos y acéptalos, por favor.',
    'phone-invalid': 'Escribe el número de teléfono con el prefijo del país, por ejemplo, +34 612 345 678',
    'wrong-time-zone': '¡No puedes hacer reservas desde otra zona horaria!',
    'station-closed': 'La estación está cerrada en este momento',
    'station-unreachable':
      '{wish, select, booking {La estación está sin conexión ahora mismo y no admite reservas con tan poca antelación. Elige una hora de inicio posterior.} other {No hay conexión con la estación en este momento. Vuelve a intentarlo en un momento.}}',
    'start-in-the-past': 'La hora de inicio ya ha pasado',
    'too-far-ahead': 'Puedes reservar con un máximo de {days, plural, one {# día} other {# días}} de antelación',
    'outside-opening-hours': 'La estación abre de {open} a {close}',
    'closed-that-day': 'La estación está cerrada ese día',
    'closed-at-that-time': 'La estación está cerrada a esa hora. Elige otra, por favor.',
    'past-midnight':
      'Un alquiler termina como muy tarde a medianoche. Termina este a las 24:00 y reserva el tiempo restante como un segundo alquiler.',
    'too-short': 'El alquiler mínimo es de {minutes, plural, one {# minuto} other {# minutos}}',
    'too-long':
      'El alquiler máximo es de {hours, plural, =0 {} one {# hora} other {# horas}}{minutes, plural, =0 {} one {{hours, plural, =0 {} other { y }}# minuto} other {{hours, plural, =0 {} other { y }}# minutos}}',
    'closing-soon':
      'Aquí los alquileres terminan como muy tarde a las {close}. Si empiezas menos de dos horas antes, puedes alquilar una hora como máximo',
    'too-many-boards': 'Puedes reservar {boards, plural, one {# tabla} other {# tablas}} como máximo',
    'no-boards-left': 'No quedan tablas libres en ese horario',
    'too-many-holds': 'Demasiadas reservas sin pagar por hoy. Vuelve a intentarlo mañana.',
    'too-many-held-here':
      'Otras personas con tu número de teléfono o en tu red están pagando tablas para esa hora. Vuelve a intentarlo en unos minutos.',
    'debt-unpaid': 'Tienes un pago pendiente. Págalo primero, por favor.',
    'payment-disputed': 'Tu banco aún está revisando un pago a nosotros. Podrás volver a reservar cuando decida.',
    'payment-declined': 'Tu banco ha rechazado el pago',
    'payment-unavailable': 'Ahora mismo no se puede pagar. Vuelve a intentarlo en un momento.',
    'not-cancellable': 'Esta reserva ya no se puede cancelar',
    'refund-too-large': 'Es más de lo que queda de lo pagado',
    'not-extendable': 'Este alquiler no se puede ampliar',
    'already-extended': 'Este alquiler ya se ha ampliado una vez',
    'extension-past-closing': 'Aquí los alquileres terminan como muy tarde a las {close}: una hora más lo sobrepasaría',
    'extension-no-boards': 'La siguiente reserva necesita la tabla: no queda una hora libre que añadir',
    'called-ashore': 'Ahora mismo se pide a todo el mundo que vuelva a la orilla, así que no se puede añadir tiempo',
    'not-collected': 'Todavía no se ha recogido la tabla',
    'not-returned': 'La tabla aún no está en su taquilla. Primero hay que devolverla en la estación.',
    'too-early-to-open': 'La puerta se abre desde 10 minutos antes del inicio',
    'rental-over': 'Este alquiler ha terminado',
    'ticket-not-found': 'Este ticket ya no es válido',
    'ticket-taken-back': 'Quien te lo envió lo ha retirado. El código ya no abre la taquilla.',
    'ticket-cancelled': 'La reserva de esta tabla se ha cancelado. El código ya no abre la taquilla.',
    'ticket-board-back': 'La tabla ha vuelto. Nos vemos en la próxima ola.',
    'ticket-time-over': 'Se ha acabado el tiempo y el código ya no funciona.',
    'ticket-not-shareable': 'Este ticket ya no se puede compartir',
    'ticket-collected': 'Esta tabla ya está fuera, así que el ticket se queda con quien lo tiene',
    'already-paid': 'Esto ya está pagado',
    'receipt-exchanged': 'Este recibo ya se ha cambiado o se ha devuelto parte de su importe.',
    'iban-invalid': 'Este no es un número de cuenta (IBAN) de un país al que podamos transferir euros. Compruébalo.',
    'signature-invalid': 'La firma no es válida',

    ...prepaidRefusals.es,
    'review-not-earned': 'Podrás dejar una opinión cuando el alquiler haya terminado',
    'review-written-already': 'Ya has dejado una opinión sobre este alquiler',
    'last-admin': 'Esta es la única cuenta de administrador. Nombra antes a otra persona.',
    'card-needed': 'Esta tarjeta aún hace falta para un alquiler. Puedes cambiarla por otra.',
    'own-account': 'No puedes hacer esto con tu propia cuenta',

    ...troubleRefusals.es,
    ...byStaffRefusals.es,
    ...safetyRefusals.es,
    ...kitRefusals.es,

    'station-id-taken': 'Ya existe una estación con este identificador',
    'station-data-invalid': 'Revisa los datos de la estación: {fields}',
    'locker-in-use': 'Esta taquilla está en uso',
    'item-needed':
      'Una reserva pagada se quedaría sin taquilla completa. Aparta antes la pieza: ahí verás a quién afecta.',
    'closure-over': 'Este cierre ya habría terminado',
    'door-code-taken': 'Este código de puerta ya está en uso en la estación',
    'door-code-guessable': 'Este código de puerta es demasiado fácil de adivinar. Elige otro.',
    'no-door-code-left': 'A la estación no le quedan códigos de puerta libres',
    'session-overlaps': 'Esta taquilla está ocupada en ese horario',
    'move-not-allowed': 'Este cambio no es posible en el estado actual',
    'country-for-admins': 'Solo un administrador puede cambiar el país de una estación, porque determina el IVA',
    ...webhookRefusals.es,
    ...passkeyRefusals.es,
    'exec-switched-off': 'Esta estación no acepta comandos',
    'no-tag-seen': 'No se ha acercado ninguna etiqueta al lector. Vuelve a intentarlo y mantenla ahí un momento.',
    'station-fault': 'El equipo de la estación no ha respondido como se esperaba. Vuelve a intentarlo.',
  },
  fieldNames: {
    email: 'correo electrónico',
    code: 'código',
    phone: 'número de teléfono',
    name: 'nombre',
    surname: 'apellidos',
    country: 'país',
    postalCode: 'código postal',
    stars: 'estrellas',
    text: 'texto',
    count: 'número de tablas',
    start: 'inicio',
    end: 'fin',
  },
  loginCodeMail: {
    subject: 'Tu código para entrar en {brand}',
    greeting: 'Tu código para iniciar sesión',
    intro: 'Introduce este código en la página de inicio de sesión:',
    expiry: 'Caduca en {minutes, plural, one {# minuto} other {# minutos}} y solo sirve una vez.',
    ignore: 'Si no lo has pedido tú, puedes ignorar este mensaje.',
  },
  ownerMail: {
    subject: 'Ahora gestionas {station} en {brand}',
    title: '{station} está en tus manos',
    intro: 'Ya puedes ver sus reservas y taquillas, abrir puertas y cambiar sus datos.',
    'sign-in': 'Inicia sesión con esta dirección de correo ({email}): te enviamos un código, no hace falta contraseña.',
    button: 'Abrir mi estación',
    ignore: 'Si no esperabas este mensaje, avísanos escribiendo a la dirección de contacto que aparece abajo.',
  },
  accountMails: accountMailTexts.es,
  notices: {
    sms: {
      ...changedNoticeTexts.es.sms,
      ...refundTexts.es.sms,
      confirmed:
        '{brand}: abre la taquilla {locker} con {code}. {station}, {date}, {times}. Funciona desde 10 minutos antes.',
      'confirmed-many':
        '{brand}: abre cada taquilla con su clave: {codes}. {station}, {date}, {times}. Funcionan desde 10 minutos antes.',
      reminder: '{brand}: tu tabla te espera en {station} de {start} a {end}. Abre la taquilla {locker} con {code}.',
      'reminder-many': '{brand}: tus tablas te esperan en {station}, {times}. Clave de cada taquilla: {codes}.',
      'of-locker': 'taquilla {lockers}',
      'reminder-refund': 'Si cancelas antes de {deadline}, recuperas el {percent} %.',
      'ending-soon':
        '{brand}: te {minutes, plural, one {queda # minuto} other {quedan # minutos}} (fin: {end}). Vuelve a {station} o alarga una hora: {link}',
      'ending-for-good':
        '{brand}: tu alquiler termina en {minutes, plural, one {# minuto} other {# minutos}} ({end}). Ve volviendo a {station}, por favor.',
      'extension-link': '{brand}: tarjeta rechazada. Paga {price} por la hora extra (plazo: {until}) y es tuya: {link}',
      'hour-added': '{brand}: la hora extra es tuya y queda pagada. Nuevo fin de tu alquiler en {station}: {end}.',
      'time-is-up': '{brand}: tu tiempo ha terminado ({end}). Vuelve ya a {station}, por favor: {link}',
      'time-is-up-full-hours':
        '{brand}: tiempo agotado ({end}). Vuelve ya. Desde {from}, cada hora completa: {price} por tabla. {link}',
      'time-is-up-begun-hours':
        '{brand}: tiempo agotado ({end}). Vuelve ya. Desde {from}, cada hora empezada: {price} por tabla. {link}',
      'door-left-open':
        '{brand}: la puerta de la taquilla {locker} ({station}) sigue abierta. Por favor, ciérrala bien. Si no cierra: {link}',
      'not-back':
        '{brand}: ¿va todo bien? Tu tabla no ha vuelto (hora: {end}). En peligro llama al 112. Si no, pulsa: {link}',
      'not-found':
        '{brand}: tu tabla no aparece en la taquilla {locker} y el alquiler sigue. Por favor, devuelve la tabla o llama: {link}',
      'not-ready':
        '{brand}: lo sentimos, puede que falte tu tabla en {station} ({start}). Espera o recupera su importe: {link}',
      cancelled: '{brand}: tu reserva en {station}, {date}, {times}, queda cancelada.',
      'cancelled-by-us': '{brand}: lo sentimos, hemos tenido que cancelar tu reserva en {station}, {date}, {times}.',
      refund: 'Te devolvemos {refund}.',
      'no-refund': 'Tan cerca del inicio no hay reembolso.',
      'cancel-asked':
        '{brand}: cancelamos {station}, {date}, {times}. El punto no responde; te lo confirmamos en cuanto conteste.',
      'cancel-undone':
        '{brand}: tu tabla ({station}) ya se ha retirado: no se cancela ni se reembolsa. ¿Hay un error? {link}',
      'boards-cancelled':
        '{brand}: {count, plural, one {1 tabla cancelada} other {# tablas canceladas}} ({station}, {date}, {times}); {left, plural, one {queda 1} other {quedan #}}.',
      'board-cancel-asked':
        '{brand}: cancelamos tablas en {station}, {date}, {times}. El punto no responde; te lo confirmamos en cuanto conteste.',
      'board-cancel-undone':
        '{brand}: una tabla que cancelaste ({station}) ya se ha retirado: cuenta y no se reembolsa. ¿Hay un error? {link}',
      'too-late':
        '{brand}: tu pago ha llegado demasiado tarde y ya no quedaban tablas libres en {station}. Te devolvemos {refund}.',
      'debt-due': '{brand}: no hemos podido cobrar {sum} en tu tarjeta. Por favor, paga (plazo: {until}): {link}',
      'debt-dispute': '{brand}: tu banco ha retirado un pago. Quedan {sum} por pagar (plazo: {until}): {link}',
      'debt-reminder': '{brand}: te recordamos que quedan {sum} por pagar (plazo: {until}): {link}',
      'debt-overdue': '{brand}: siguen pendientes {sum} (plazo: {until}). Por favor, paga ahora: {link}',
      'claim-made':
        '{brand}: tras tu alquiler faltaba algo o estaba roto. Te pedimos {sum}. {until, select, none {Responde} other {Responde hasta el {until} incluido}}: {link}',
    },
    mail: {
      ...changedNoticeTexts.es.mail,
      ...refundTexts.es.mail,
      station: 'Estación',
      date: 'Fecha',
      time: 'Horario',
      boards: 'Tablas',
      paid: 'Pagado',
      refund: 'Reembolso',
      locker: 'Taquilla {locker}',
      directions: 'Cómo llegar',
      'open-booking': 'Ver tu reserva',
      'choose-again': 'Elegir otro horario',
      'help-title': '¿Necesitas ayuda con tu reserva?',
      help: 'Contacta con nosotros: {phone} o {email}',

      'confirmed-subject':
        '{count, plural, one {Tu código de la puerta} other {Tus códigos de las puertas}}: {station}, {day}, {times}',
      'confirmed-title': '{count, plural, one {Tu tabla está reservada} other {Tus tablas están reservadas}}',
      'confirmed-intro':
        '{count, plural, one {Introduce este código en la estación y se abrirá la puerta. Funciona} other {Introduce cada código en la estación y se abrirá su puerta. Funcionan}} desde 10 minutos antes del inicio ({from}).',
      'code-note':
        'Durante el alquiler, el mismo código vuelve a abrir la puerta. Si tenemos que cambiar una tabla de taquilla, su código abrirá la nueva.',
      'late-full-hours':
        'Hora de vuelta: {end}. Hasta 10 minutos de retraso no cuestan nada; después, cada hora completa cuesta {price} por tabla.',
      'late-begun-hours':
        'Hora de vuelta: {end}. Hasta 10 minutos de retraso no cuestan nada; después, cada hora empezada cuesta {price} por tabla.',
      'cancel-note':
        '¿Cambio de planes? Si falta más de una hora para el inicio, puedes cancelar en la página de la reserva y te devolvemos el {percent}.',
      'terms-note':
        'Adjuntamos los términos y condiciones que aceptaste. Por ley, en una reserva para una hora fija no hay derecho de desistimiento; nuestra propia regla te devuelve el {percent} si cancelas a tiempo.',
      'safety-title': 'Antes de salir al agua',

      'not-ready-subject': 'Puede que tu tabla no esté lista: {station}, {day}, {times}',
      'not-ready-title': 'Puede que tu tabla no esté lista a tiempo',
      'not-ready-intro':
        'Lo sentimos: ahora mismo falta una tabla para tu alquiler en {station} ({start}). Seguimos buscando, y tu código funcionará en cuanto haya una tabla.',
      'not-ready-choice':
        'Si prefieres no esperar, cancela en la página de la reserva: por lo que falta te devolvemos {refund}, aunque falte poco para empezar. Después puedes elegir otra hora u otra estación.',

      'receipt-subject': 'Tu recibo: {station}, {day}',
      'receipt-title': 'Tu recibo',
      'receipt-intro': 'Gracias por remar con nosotros en {station}.',
      'receipt-intro-unused': 'Tu reserva en {station} ha terminado.',
      'extended-subject': 'Tu alquiler se ha ampliado (nuevo fin: {end}): {station}, {day}',
      'extended-title': 'Nueva hora de fin: {end}',
      'extended-intro':
        '{count, plural, one {La hora extra es tuya y está pagada. El código de la puerta no cambia. Abajo tienes el recibo.} other {La hora extra es tuya y está pagada. Los códigos de las puertas no cambian. Abajo tienes el recibo.}}',
      'receipt-number': 'Recibo {number}',
      'receipt-without-number': 'Recibo',
      'credit-note-number': 'Nota de abono {number}',
      'invoice-number': 'Factura {number}',
      'line-starting-fee': 'Tarifa de inicio',
      'line-rental': 'Alquiler de tabla de paddle surf, {minutes, plural, one {# minuto} other {# minutos}}',
      'line-rental-alone': 'Alquiler de tabla de paddle surf',
      'line-extension': 'Una hora más',
      'line-overtime': 'Tiempo extra',
      'line-compensation': 'Indemnización',
      'line-late-cancellation': 'Cancelación tardía',
      'line-no-show': 'Abono: hora no usada',
      'line-gift-card': 'Tarjeta regalo',
      'line-pass': 'Abono de temporada',
      'line-other': 'Otro cargo',
      'line-refund': 'Reembolso',
      total: 'Total',
      vat: 'IVA del {percent} incluido',

      'cancelled-subject': 'Reserva cancelada: {station}, {day}, {times}',
      'cancelled-title': 'Tu reserva está cancelada',
      'cancelled-intro':
        '{count, plural, one {La hemos cancelado como nos pediste. El código de la puerta ya no funciona.} other {La hemos cancelado como nos pediste. Los códigos de las puertas ya no funcionan.}}',
      'cancelled-by-us-intro': 'Sentimos haber tenido que cancelar esta reserva.',
      'cancel-asked-subject': 'Cancelación en curso: {station}, {day}, {times}',
      'cancel-asked-title': 'Estamos cancelando tu reserva',
      'cancel-asked-intro':
        '{count, plural, one {Ahora mismo no podemos comunicar con la estación. Hasta que responda, tu código puede seguir abriendo la taquilla. Confirmaremos la cancelación y lo que recuperas en cuanto la estación responda. Si usas el código antes, el alquiler cuenta.} other {Ahora mismo no podemos comunicar con la estación. Hasta que responda, tus códigos pueden seguir abriendo las taquillas. Confirmaremos la cancelación y lo que recuperas en cuanto la estación responda. Si usas un código antes, el alquiler cuenta.}}',
      'boards-cancelled-subject':
        '{count, plural, one {1 tabla cancelada} other {# tablas canceladas}}: {station}, {day}, {times}',
      'boards-cancelled-title': '{count, plural, one {Una tabla está cancelada} other {# tablas están canceladas}}',
      'boards-cancelled-intro':
        '{left, plural, one {Tu reserva sigue con una tabla; su código de puerta no cambia.} other {Tu reserva sigue con # tablas; sus códigos de puerta no cambian.}} {count, plural, one {El código de la tabla cancelada ya no funciona.} other {Los códigos de las tablas canceladas ya no funcionan.}}',
      'board-cancel-asked-subject': 'Cancelación de tablas en curso: {station}, {day}, {times}',
      'board-cancel-asked-title':
        '{count, plural, one {Estamos cancelando una tabla} other {Estamos cancelando # tablas}}',
      'board-cancel-asked-intro':
        '{count, plural, one {Ahora mismo no podemos comunicar con la estación. Hasta que responda, el código de esa tabla puede seguir abriendo su taquilla. Confirmaremos la cancelación y lo que recuperas en cuanto la estación responda. Si alguien usa el código antes, la tabla cuenta.} other {Ahora mismo no podemos comunicar con la estación. Hasta que responda, los códigos de esas tablas pueden seguir abriendo sus taquillas. Confirmaremos la cancelación y lo que recuperas en cuanto la estación responda. Si alguien usa un código antes, esa tabla cuenta.}} El resto de tu reserva no cambia.',
      'board-cancel-undone-subject': 'No cancelada: una tabla en {station}, {day}, {times}',
      'board-cancel-undone-title': 'Al final, una tabla no se ha cancelado',
      'board-cancel-undone-intro':
        'La estación ha respondido: una tabla que habías cancelado se recogió antes de que le llegara la cancelación. Por eso la tabla cuenta (hasta: {end}) y no se reembolsa. Si no la recogiste tú, avísanos enseguida.',
      'cancel-undone-subject': 'No cancelada: {station}, {day}, {times}',
      'cancel-undone-title': 'Tu reserva no se ha cancelado',
      'cancel-undone-intro':
        '{count, plural, one {La estación ha respondido: la tabla se recogió antes de que le llegara la cancelación. Por eso el alquiler sigue en pie (hasta: {end}) y no hay reembolso. Si no la recogiste tú, avísanos enseguida.} other {La estación ha respondido: una tabla se recogió antes de que le llegara la cancelación. Por eso el alquiler sigue en pie (hasta: {end}) y no hay reembolso. Si no la recogiste tú, avísanos enseguida.}}',
      'no-refund': 'No hay reembolso porque faltaba menos de una hora para el inicio.',
      'refund-follows': 'Te escribiremos en cuanto el reembolso esté en camino.',
      'refunded-subject': 'Reembolso de {refund}: {station}, {day}',
      'refunded-title': 'Tu dinero está en camino',
      'transferred-intro': 'Lo hemos transferido a la cuenta que nos indicaste. Suele llegar en dos días laborables.',
      'account-needed-subject': 'No hemos podido devolverte {refund}: indícanos una cuenta',
      'account-needed-title': '¿Adónde enviamos tu dinero?',
      'account-needed-intro':
        'El banco no ha aceptado el reembolso: puede que la tarjeta haya caducado o se haya cambiado. Indícanos una cuenta y te transferimos el dinero.',
      'account-needed-button': 'Indicar una cuenta',
      'account-needed-note':
        'Solo usamos la cuenta para esta transferencia. Nunca pedimos números de tarjeta ni contraseñas por correo.',
      'too-late-subject': 'Tu pago ha llegado tarde: te devolvemos {refund}',
      'too-late-title': 'Tu pago ha llegado demasiado tarde',
      'too-late-intro':
        'Guardamos las tablas durante 10 minutos. Cuando llegó tu pago, ese tiempo había pasado y ya no quedaba ninguna libre. Te lo devolvemos todo.',

      'late-warning-subject': 'Devolución con retraso: {station}, {day}',
      'late-warning-title': 'Tu tabla no volvió a tiempo',
      'late-warning-intro':
        '{minutes, plural, =10 {Más de 10 minutos} one {# minuto} other {# minutos}} después del fin de tu alquiler ({end}), una tabla seguía sin devolver. Puede que alguien la estuviera esperando, así que tu cuenta recibe una advertencia. Es válida hasta el {until}.',
      'late-warning-next':
        'Si vuelves a retrasarte en el plazo de {years, plural, one {un año} other {# años}}, nuestro equipo decidirá si puedes seguir alquilando con nosotros.',
      'late-warning-second':
        'Es tu segundo retraso en el plazo de {years, plural, one {un año} other {# años}}, así que nuestro equipo decidirá ahora si puedes seguir alquilando con nosotros. Hasta que te escribamos, no cambia nada.',
      'late-warning-object':
        'Hasta {grace, plural, one {# minuto} other {# minutos}} de retraso no pasa nada, y el tiempo en que el teclado estuvo bloqueado, hasta 15 minutos, no cuenta. Si crees que es un error, ponte en contacto con nosotros: lo revisaremos y podemos retirar la advertencia.',

      'overtime-subject': 'Tiempo extra, {sum}: {station}, {day}',
      'overtime-title': '{boards, plural, one {Tu tabla no volvió} other {Tus tablas no volvieron}} a tiempo',
      'overtime-out-title': '{boards, plural, one {Tu tabla no ha vuelto} other {Tus tablas no han vuelto}}',
      'overtime-intro':
        'Fin de tu alquiler: {end}. Por el tiempo posterior hemos cobrado {sum} en tu tarjeta guardada.',
      'overtime-object':
        'Hasta 10 minutos de retraso no cuestan nada, y el tiempo en que el teclado estuvo bloqueado, hasta 15 minutos, no cuenta. Si algo no es correcto, reclama en la página de la reserva: lo revisará una persona y, hasta entonces, no pasa nada más.',
      'overtime-open': 'Ver el detalle o reclamar',
      'overtime-board': 'Taquilla {locker} (vuelta: {back}): {hours, plural, one {# hora} other {# horas}}',
      'overtime-board-out': 'Taquilla {locker} (sin devolver): {hours, plural, one {# hora} other {# horas}}',
      'overtime-answer-subject': 'Respuesta a tu reclamación: {station}, {day}',
      'overtime-kept-title': 'El tiempo extra se mantiene',
      'overtime-kept-intro': 'Hemos revisado tu reclamación y el tiempo extra es correcto.',
      'overtime-kept-owed':
        'Aún está por pagar: en la página de la reserva y en tus pagos pendientes verás hasta cuándo.',
      'overtime-dropped-title': 'Tenías razón',
      'overtime-dropped-intro':
        'Hemos anulado el tiempo extra. Lo que pagaste por él vuelve por el mismo medio; los bancos suelen tardar de 5 a 10 días. Si aún no lo habías pagado, ya no debes nada.',
      'overtime-dropped-warning': 'También retiramos la advertencia.',
      reason: 'Motivo',
      ...debtMailTexts.es,
      ...claimMailTexts.es,

      'review-request-subject': '¿Qué tal en {station} el {day}?',
      'review-request-title': '¿Qué tal fue?',
      'review-request-intro':
        'Gracias por remar con nosotros en {station}. Unas palabras y unas estrellas ayudan a otros a elegir y a nosotros a mejorar.',
      'review-request-button': 'Escribir una opinión',
      'review-request-note':
        'Publicamos las opiniones después de leerlas, con el nombre de pila, la estación y el mes. Solo rechazamos insultos, datos personales, publicidad, lo que es ilegal y lo que no trata del alquiler.',
      unsubscribe: 'No quiero más correos como este',
    },
  },
};
