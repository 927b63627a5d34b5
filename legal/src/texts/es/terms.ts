import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { link, list, mailLink, paragraph, phoneLink, table, text } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent, LegalSection } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { boards, days, digits, either, hours, languages, minutes, percent, years } from './amounts.ts';
import { charges } from './terms-charges.ts';

export function terms(facts: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Términos y condiciones',
    summary: `Alquilas a ${facts.brand.legalName}. Debes tener al menos ${years(figures.minAgeYears)} o ir con un adulto, llevar el chaleco y devolverlo todo a tiempo. Si cancelas más de ${hours(figures.refundNoticeHours)} antes del inicio, recuperas el ${percent(figures.refundPercent)}; hasta ${minutes(figures.graceMinutes)} de retraso no cuestan nada; si algo falla por nuestra causa, te lo devolvemos todo.`,
    sections: [
      ...beforeRenting(facts, figures),
      ...usingTheSite(facts, figures),
      accountTermination(figures),
      charges(facts, figures),
      taxes,
      userLiability(figures),
      ...ourLiability,
      ...disputes(facts, figures),
      additionalProvisions(figures),
      contactDetails(facts),
    ],
  };
}

function beforeRenting({ brand, google, facebook }: LegalFacts, figures: Figures): LegalSection[] {
  const code = `con un código de ${digits(figures.loginCodeDigits)} que te enviamos por correo electrónico`;
  const ways = either([...(google ? ['con Google'] : []), ...(facebook ? ['con Facebook'] : []), code]);
  return [
    {
      id: 'access-and-registration',
      title: 'Acceso y registro',
      blocks: [
        paragraph`Estos términos son el contrato entre tú y ${brand.legalName}, número de registro ${brand.registrationNumber}, ${brand.address} («nosotros»). Nuestro servicio es ${brand.name}: estaciones donde tú mismo sacas una tabla de paddle surf de una taquilla. Algunas estaciones son de socios nuestros; quien te vende el servicio somos siempre nosotros.`,
        paragraph`Para reservar necesitas una cuenta. Es gratis y se crea sola la primera vez que inicias sesión: ${ways}. Es solo tuya. Mantén al día tu correo y tu teléfono, porque ahí llegan los códigos de la puerta y los avisos.`,
        paragraph`Quien reserva debe tener al menos ${years(figures.minAgeYears)}. Los menores solo salen al agua con un adulto, que reserva y responde por ellos. Todos los que salen deben saber nadar. Lo confirmas con cada reserva.`,
        paragraph`Mientras pagas, te guardamos las tablas ${minutes(figures.holdMinutes)}, o ${minutes(figures.pressedHoldMinutes)} mientras más de la mitad de la estación esté guardada para quienes aún no han pagado. El contrato queda celebrado cuando llega tu pago o, si no queda nada por pagar, cuando se guarda tu tarjeta. Entonces recibes una confirmación por correo con estos términos.`,
        paragraph`A cada reserva se le aplican los términos, los precios y la regla de reembolso vigentes cuando la hiciste. Guardamos qué versión aceptaste, en qué idioma y cuándo. Si hay una versión nueva, te pedimos que la aceptes en tu próxima reserva.`,
      ],
    },
    {
      id: 'acceptable-usage',
      title: 'Uso correcto',
      blocks: [
        list(
          text`Reserva: hasta ${boards(figures.maxBoards)}, de ${figures.minBilledHours} a ${hours(figures.maxHours)}, para hoy o para uno de los próximos ${days(figures.daysAhead)}. Si entre tu inicio y el cierre de la estación hay menos de ${hours(figures.closingSoonHours)}, como máximo ${hours(figures.beforeClosingHours)}. Una estación puede tener límites más estrechos; se ven en su página.`,
          text`Código de la puerta: cada tabla tiene un código de ${digits(figures.doorCodeDigits)}. Lo recibes por SMS, por correo y en la página de tu reserva. Funciona desde ${minutes(figures.doorCodeEarlyMinutes)} antes del inicio hasta que la tabla está de vuelta. Dáselo solo a quien reme contigo: lo que se haga con tu código cuenta como hecho por ti, salvo que alguien lo consiga por culpa nuestra.`,
          'Antes de salir: revisa la tabla, el remo y el chaleco. Si algo falta, está roto o no es seguro, no salgas con ello y avísanos enseguida por el contacto de la página de tu reserva. Te damos otra taquilla o te devolvemos todo el dinero.',
          'En el agua: ponte el chaleco, vigila el viento y el tiempo, quédate donde puedas volver y respeta las normas del lugar. Salir o no es decisión tuya.',
          'Devolución: tráelo todo antes de que acabe tu reserva. Abre la taquilla con el código o acercando el remo al lector, guarda la tabla, el remo y el chaleco y cierra la puerta. Las etiquetas electrónicas indican que ya está todo. Después, confírmalo en la página de tu reserva.',
          'Si la estación no puede recibir la tabla (puerta atascada, sin corriente), llámanos. El tiempo desde tu primer intento o tu llamada no cuenta en tu contra.',
          'Si no vuelves, nos preocupamos. Podemos llamarte a ti y, si hace falta, a los servicios de rescate.',
        ),
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Usos prohibidos',
      blocks: [
        paragraph`No está permitido:`,
        list(
          'salir bajo los efectos del alcohol o las drogas, con tormenta o temporal, a oscuras o en contra de un aviso o una prohibición del lugar;',
          'llevar más personas o más peso de los que admite la tabla;',
          'realquilar el material o usarlo para clases o excursiones de pago, salvo que lo hayamos acordado por escrito;',
          'modificar, marcar o dañar el material o las taquillas, o quitar las etiquetas;',
          'probar códigos ajenos, abrir otras taquillas o forzar una puerta;',
          'dejar en una taquilla nada peligroso, prohibido o perecedero;',
          'usar la cuenta o la tarjeta de otra persona, o reservar con un nombre o un teléfono falsos;',
          'entorpecer el sitio web, leerlo de forma masiva con programas o saltarse sus límites.',
        ),
      ],
    },
  ];
}

function usingTheSite({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'intellectual-property',
      title: 'Propiedad intelectual',
      blocks: [
        paragraph`El nombre ${brand.name}, los textos, las imágenes y el diseño del sitio web son nuestros o de quienes nos permiten usarlos. Puedes usarlos para alquilar y para contárselo a otros. Parte del software es de código abierto; a esa parte se le aplican sus propias licencias.`,
        paragraph`Después de un alquiler terminado puedes escribir una opinión. Sigue siendo tuya; nos permites mostrarla en nuestro sitio web con tu nombre de pila y la estación, hasta que nos pidas retirarla o se elimine tu cuenta. Solo opinan personas que han alquilado y las opiniones se ordenan por fecha. Solo rechazamos una si insulta, contiene datos personales, hace publicidad, no trata del alquiler o es ilícita, y puedes ver el motivo.`,
      ],
    },
    {
      id: 'notifying-infractions',
      title: 'Aviso de infracciones',
      blocks: [
        paragraph`Si algo en nuestro sitio web infringe la ley o tus derechos, o si encuentras un fallo de seguridad o un mal uso de una taquilla, escribe a ${mailLink(brand.contactEmail)}. Di qué es, dónde está, por qué lo crees y cómo podemos localizarte.`,
        paragraph`Una persona lo revisa y responde en un plazo de ${days(figures.disputeDays)}. Lo ilícito lo retiramos. A quien lo escribió le decimos el motivo y puede oponerse.`,
      ],
    },
    {
      id: 'data-protection',
      title: 'Protección de datos',
      blocks: [
        paragraph`Qué sabemos de ti, por qué y durante cuánto tiempo lo dice la ${link('política de privacidad', paths.privacy())}. Puedes ver y descargar tus datos en tus ${link('ajustes', paths.settings())}. Cómo borrarlos se explica en ${link('«Eliminación de datos»', paths.dataDeletion())}.`,
      ],
    },
  ];
}

const accountTermination = (figures: Figures): LegalSection => ({
  id: 'account-termination',
  title: 'Fin de la cuenta',
  blocks: [
    paragraph`Por ti: puedes eliminar tu cuenta cuando quieras en tus ${link('ajustes', paths.settings())}. Se desactiva al momento y durante ${days(figures.restoreDays)} puedes dar marcha atrás iniciando sesión. Después se borran tus datos personales; el borrado espera a lo que siga pendiente, como máximo ${days(figures.deletionMaxDays)}. Con la cuenta se pierden el saldo de una tarjeta regalo y el abono; te los nombramos antes de que confirmes.`,
    paragraph`Advertencias: si una tabla vuelve con más de ${minutes(figures.graceMinutes)} de retraso, recibes una advertencia por correo. Vale ${years(figures.warningYears)}. Si crees que es un error, dínoslo y lo revisará una persona. Con otro retraso dentro de ese plazo, nuestro equipo decide si suspende la cuenta.`,
    paragraph`Por nosotros: por incumplimientos graves o repetidos de estos términos, deudas sin pagar, peligro para otros o fraude, podemos suspender o bloquear una cuenta. Con la cuenta suspendida puedes iniciar sesión, ver tus reservas, pagar, descargar tus datos y eliminar la cuenta, pero no reservar. Con la cuenta bloqueada ya no puedes iniciar sesión. Lo deciden personas, nunca un programa. Te decimos el motivo y, si la hay, la fecha de fin, y puedes oponerte.`,
    paragraph`Con un bloqueo se cancelan las reservas futuras que no se hayan recogido y se te devuelve todo ese dinero. Una tabla que está fuera tiene que volver; su código sigue funcionando.`,
    paragraph`Una cuenta que nadie usa durante ${years(figures.usageYears)} se elimina. Antes te escribimos.`,
  ],
});

const taxes: LegalSection = {
  id: 'taxes',
  title: 'Impuestos',
  blocks: [
    paragraph`Todos los precios incluyen el IVA al tipo del país donde está la estación. Cada cobro tiene un recibo numerado y cada reembolso una nota de abono. Si necesitas una factura de empresa, puedes convertir un recibo en factura una sola vez. Una tarjeta regalo tributa cuando se usa, no cuando se vende. La compensación por daños no lleva IVA.`,
  ],
};

const userLiability = (figures: Figures): LegalSection => ({
  id: 'user-liability',
  title: 'Tu responsabilidad',
  blocks: [
    paragraph`Respondes del material desde que se abre la taquilla hasta que está de vuelta, también por las personas a las que se lo dejas. El desgaste normal corre de nuestra cuenta. Por lo que pierdas, o dañes por culpa tuya más allá del desgaste normal, podemos pedir una compensación de hasta:`,
    table(
      ['Material', 'Como máximo'],
      ['Remo', formatMoney(figures.paddleInCents, 'es')],
      ['Tabla', formatMoney(figures.boardInCents, 'es')],
      ['Chaleco salvavidas', formatMoney(figures.vestInCents, 'es')],
    ),
    paragraph`Con material usado lo normal es menos: pedimos la pérdida que realmente hemos sufrido, y puedes demostrar que fue menor. No pedimos nada por daños comunicados antes de tu alquiler.`,
    paragraph`Cómo se hace: nuestro equipo propone una reclamación con una nota y una foto, y un administrador la aprueba. La recibes por correo y tienes ${days(figures.claimDays)} para responder. Si no respondes, la cargamos en la tarjeta guardada, una sola vez. Si te opones, no se cobra nada hasta que un administrador que no la propuso decida y te explique por qué. Siempre puedes acudir a los tribunales o a un organismo de consumo.`,
    paragraph`Si una tabla no ha vuelto cuando se agota el tiempo extra máximo de la estación, cerramos el alquiler y podemos pedir compensación por lo que falte. Si aparece, dínoslo: te devolvemos lo que no hayamos perdido.`,
    paragraph`Frente a otros, como bañistas o embarcaciones, respondes de lo que haces en el agua según la ley.`,
  ],
});

const ourLiability: LegalSection[] = [
  {
    id: 'limitation-of-liability',
    title: 'Límites de nuestra responsabilidad',
    blocks: [
      paragraph`Nada en estos términos limita nuestra responsabilidad por dolo o negligencia grave, por muerte o lesiones causadas por culpa nuestra, ni cuando la ley no permite limitarla.`,
      paragraph`En lo demás respondemos del daño típico que se podía prever cuando reservaste. No respondemos del viento, el tiempo y el agua, de tus propias decisiones en el agua ni de lo que dejes en una taquilla, salvo que el daño lo hayamos causado nosotros. Si no podemos cumplir una reserva, te devolvemos su dinero, sea cual sea el motivo por nuestra parte.`,
    ],
  },
  {
    id: 'warranty-exclusions',
    title: 'Lo que no garantizamos',
    blocks: [
      paragraph`En las estaciones no trabaja nadie y el material no se revisa después de cada alquiler. Por eso te pedimos que lo mires antes de salir. No prometemos un tiempo determinado, que haya una tabla libre a una hora concreta ni que el sitio web y las estaciones funcionen sin interrupciones.`,
      paragraph`Tus derechos legales cuando un servicio es defectuoso o no es como se acordó se mantienen intactos.`,
    ],
  },
];

function disputes({ brand }: LegalFacts, figures: Figures): LegalSection[] {
  return [
    {
      id: 'conflict-resolution',
      title: 'Resolución de conflictos',
      blocks: [
        paragraph`Escríbenos primero a ${mailLink(brand.contactEmail)}. Intentamos resolverlo contigo en ${days(figures.disputeDays)}.`,
        paragraph`Como consumidor también puedes acudir a un organismo de resolución de litigios de consumo: en Estonia, la Comisión de Litigios de Consumo (Tarbijavaidluste komisjon); en el resto de la Unión Europea, el de tu país; el Centro Europeo del Consumidor de tu país te ayuda a encontrarlo. Puedes acudir a los tribunales en cualquier momento.`,
        paragraph`Presenta tus reclamaciones en un plazo de ${years(figures.claimsYears)} desde que conociste el motivo. Si la ley te da más tiempo y no permite acortarlo, vale ese plazo más largo.`,
      ],
    },
    {
      id: 'applicable-law',
      title: 'Ley aplicable',
      blocks: [
        paragraph`Se aplica la ley de Estonia. Si eres consumidor y vives en otro país, conservas la protección que te da la ley de tu país y que ningún contrato puede quitarte.`,
        paragraph`Como consumidor puedes demandarnos en Estonia o donde vives, y nosotros solo podemos demandarte donde vives. En los demás casos son competentes los tribunales de Estonia.`,
      ],
    },
  ];
}

const additionalProvisions = (figures: Figures): LegalSection => ({
  id: 'additional-provisions',
  title: 'Otras disposiciones',
  blocks: [
    paragraph`Fuerza mayor: si algo que ni tú ni nosotros podemos controlar, como un temporal, una inundación o una orden de las autoridades, hace imposible cumplir una obligación, esta queda en suspenso mientras dure, como máximo ${days(figures.forceMajeureDays)}. A partir de ${days(figures.forceMajeureEndDays)} cualquiera de las partes puede poner fin al contrato con un preaviso de ${days(figures.forceMajeureNoticeDays)}. Una reserva que por ese motivo no pueda cumplirse en la estación se reembolsa por completo; de un abono devolvemos los días sin usar.`,
    paragraph`Cambios: podemos cambiar estos términos para el futuro. Las reservas, los abonos y las tarjetas regalo que ya tengas conservan los términos con los que se vendieron.`,
    paragraph`Si una parte de estos términos no vale, el resto sí. Solo podemos ceder el contrato a otra empresa si tus derechos siguen siendo los mismos.`,
    paragraph`Estos términos existen en ${languages(figures.languages)}. Frente a ti nos obliga la versión en el idioma en que reservaste; en caso de duda vale la lectura que más te favorezca.`,
  ],
});

const contactDetails = ({ brand }: LegalFacts): LegalSection => ({
  id: 'contact-details',
  title: 'Datos de contacto',
  blocks: [
    paragraph`${brand.legalName}, número de registro ${brand.registrationNumber}, ${brand.address}.`,
    paragraph`Correo electrónico: ${mailLink(brand.contactEmail)}. Teléfono: ${phoneLink(brand.contactPhone)}.`,
    paragraph`Si necesitas ayuda en una estación, usa el teléfono y el correo que aparecen en la página de tu reserva. Si hay peligro para la vida, llama primero a emergencias.`,
  ],
});
