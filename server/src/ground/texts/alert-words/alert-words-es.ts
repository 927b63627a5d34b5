import type { AlertWords } from './alert-words.ts';

export const alertWordsEs: AlertWords = {
  'station-silent': {
    title: 'La estación no responde',
    advice: 'Revisa allí la corriente y la red. Las tablas siguen saliendo y volviendo; lo sabremos después.',
  },
  'station-clock-off': {
    title: 'El reloj de la estación va mal',
    advice: 'Pon en hora su ordenador, o deja que lo haga por la red.',
  },
  'station-fault': {
    title: 'El equipo de la estación informa de una avería',
    advice: 'Lee en el registro qué parte es y revísala en la estación.',
  },
  'keypad-guarded': {
    title: 'Muchos códigos erróneos en el teclado',
    advice: 'El teclado pide ahora también parte del teléfono. Mira si alguien está probando códigos.',
  },
  'staff-pin-guessed': {
    title: 'PIN erróneos en la página de personal de la estación',
    advice:
      'Mira quién está allí. Tras veinte erróneos en un día, la página queda cerrada hasta que pongas un PIN nuevo.',
  },
  'door-jammed': {
    title: 'Una puerta no se abre',
    advice: 'Intenta abrirla desde aquí. Si sigue cerrada, asegúrate de que la taquilla esté fuera de servicio.',
  },
  'locker-disabled': {
    title: 'Una taquilla está fuera de servicio',
    advice: 'Mira qué hay dentro y vuelve a ponerla en servicio.',
  },
  'door-left-open': {
    title: 'Una puerta está abierta',
    advice: 'Si la abrió un cliente, ya ha recibido un SMS. Si sigue abierta, pide a alguien cercano que la cierre.',
  },
  'event-parked': {
    title: 'No se ha podido leer un mensaje de la estación',
    advice: 'Compáralo con lo que ha pasado allí. Puede que su programa necesite una actualización.',
  },
  'event-time-doubted': {
    title: 'La estación informó de algo a una hora imposible',
    advice: 'Lo hemos contado a favor del cliente. Revisa el reloj de la estación.',
  },
  'journal-gap': {
    title: 'Falta una parte del diario de la estación',
    advice: 'Compara las taquillas y los alquileres con lo que hay de verdad.',
  },
  'board-not-ready': {
    title: 'No hay tabla para alguien que llega pronto',
    advice: 'Busca otra taquilla, o llama al cliente y ofrécele otra hora o todo el dinero.',
  },
  'door-code-lost': {
    title: 'Alguien entró con un código que ahora es de otro',
    advice: 'El alquiler cuenta. Mira quién estuvo allí.',
  },
  'never-returned': {
    title: 'Una tabla no se ha devuelto',
    advice: 'Habla con el cliente. Termina el alquiler cuando sepas dónde está la tabla.',
  },
  'not-back': {
    title: 'Alguien no ha vuelto del agua',
    advice: 'Llama ya al cliente. Si no contesta y no se ve a nadie, llama al 112.',
  },
  'nobody-to-call': {
    title: 'No se pudo llamar a nadie',
    advice:
      'Prueba tu teléfono o correo en «Avisos para mí», o que lo haga alguien de la estación. Termina cuando se pueda llamar a alguien; tras un día sin nadie no se vende nada nuevo.',
  },
  'return-in-question': {
    title: 'Hay que revisar una devolución',
    advice: 'El cliente dice que la tabla ha vuelto, pero el lector no la ve. Míralo y decide.',
  },
  'item-missing': {
    title: 'Falta algo después de un alquiler',
    advice: 'Mira en la taquilla. Si de verdad falta, propón una reclamación; si está, ciérralo.',
  },
  'rental-closed-by-next': {
    title: 'Un alquiler terminó porque empezó el siguiente en su taquilla',
    advice: 'El lector no vio una devolución. Revisa las etiquetas y el lector de esa taquilla.',
  },
  'start-beats-cancellation': {
    title: 'Recogida a pesar de estar cancelada',
    advice:
      'La estación no sabía de la cancelación. La reserva vuelve a contar. Si el dinero ya se devolvió, escribe al cliente.',
  },
  'problem-reported': {
    title: 'Un cliente informa de un problema',
    advice: 'Léelo, mira las fotos y di qué se ha hecho.',
  },
  'problem-unsafe': {
    title: 'Un cliente dice que algo no es seguro',
    advice: 'La taquilla está fuera de servicio. Revísala antes de que la use otra persona.',
  },
  'replacement-asked': {
    title: 'Un cliente espera otra tabla',
    advice:
      'La primera sigue fuera, o nadie la vio volver. Habla con él y, si puede llevarse otra, acéptalo en la reserva.',
  },
  'hold-stuck': {
    title: 'No se ha podido cerrar una página de pago',
    advice:
      'Las tablas quedan reservadas hasta que responda el proveedor de pagos. No hay que hacer nada si no se alarga.',
  },
  'refund-failed': {
    title: 'Un reembolso no ha llegado',
    advice: 'Míralo en Dinero e inténtalo otra vez, o pide un número de cuenta.',
  },
  'withdrawn-refund-sent': {
    title: 'Se ha devuelto dinero que debía quedarse',
    advice: 'Un reembolso ya iba en camino cuando dejó de tener motivo. Decide si lo reclamas.',
  },
  'payment-disputed': {
    title: 'Un cliente impugna un pago en su banco',
    advice: 'Responde en el proveedor de pagos antes del día indicado, con el registro de la puerta.',
  },
  'refund-outside': {
    title: 'Se ha hecho un reembolso en el proveedor de pagos',
    advice: 'Ya está en nuestro libro de pagos. Mira si también hay que cancelar la reserva.',
  },
  'fraud-warning': {
    title: 'El banco avisa de una tarjeta robada',
    advice: 'Mira los otros pagos de esta persona. Devolver ahora el dinero evita una impugnación.',
  },
  'books-differ': {
    title: 'Nuestro libro de pagos y el del proveedor no coinciden',
    advice: 'Compara el movimiento que indica. Se cierra solo cuando ambos coinciden.',
  },
  'transfer-due': {
    title: 'Un reembolso espera una transferencia',
    advice: 'Transfiérelo a la cuenta que indicó el cliente y márcalo como pagado.',
  },
  'receipts-unreported': {
    title: 'Los recibos no se registran en Hacienda',
    advice: 'Una estación en España necesita VeriFactu. Conéctalo o cierra la estación.',
  },
  'overtime-objected': {
    title: 'Un cliente no está de acuerdo con el tiempo extra',
    advice: 'Mira cuándo se cerró la puerta y luego mantenlo o quítalo. Mientras tanto no se cobra nada.',
  },
  'claim-proposed': {
    title: 'Una reclamación espera aprobación',
    advice: 'Mira la nota y las fotos, y luego apruébala o descártala.',
  },
  'claim-contested': {
    title: 'Un cliente impugna una reclamación',
    advice: 'Decide alguien que no sea quien la propuso, con un motivo.',
  },
  'claim-found': {
    title: 'Ha aparecido algo que un cliente paga',
    advice:
      'Comprueba si es lo mismo. Si lo es, retira la reclamación: se devuelve lo que se pagó por ello. Lo que solo se debe, perdónalo.',
  },
  'late-twice': {
    title: 'Alguien se ha retrasado dos veces en un año',
    advice: 'Decide si la cuenta sigue activa.',
  },
  'sign-in-flood': {
    title: 'Se piden muchísimos códigos de acceso',
    advice:
      'Puede que alguien envíe correos a desconocidos a través de nosotros. Mira las cifras del proveedor de correo y avisa a quien lleva el servidor.',
  },
  'sms-flood': {
    title: 'Hoy han salido más SMS de lo normal',
    advice:
      'Puede que alguien esté gastando nuestro dinero. Mira las reservas recientes y las cifras del proveedor de SMS.',
  },
  'mail-silent': {
    title: 'No se pueden enviar correos',
    advice: 'El servidor de correo no responde. Avisa a quien lleva el servidor; lo pendiente sale cuando vuelva.',
  },
  'payments-silent': {
    title: 'El proveedor de pagos no responde',
    advice:
      'Nadie puede reservar ni recibir reembolsos. Mira la página de estado del proveedor y su clave; lo pendiente sigue cuando vuelva.',
  },
  'sms-silent': {
    title: 'No se pueden enviar SMS',
    advice:
      'La pasarela de SMS no responde. Mira su cuenta; mientras tanto los códigos van por correo y están en la página de la reserva.',
  },
  restored: {
    title: 'Esta es una copia restaurada',
    advice:
      'No se envía ni se cobra nada, y los puntos siguen por su cuenta. Compárala y actívala con npm run release-restored en el servidor.',
  },
};
