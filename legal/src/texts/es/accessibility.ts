import { link, list, mailLink, paragraph, phoneLink } from '../../blocks.ts';
import type { Figures } from '../../figures.ts';
import type { LegalContent } from '../../legal-document.ts';
import type { LegalFacts } from '../../legal-facts.ts';
import { days, languages } from './amounts.ts';

export function accessibility({ brand }: LegalFacts, figures: Figures): LegalContent {
  return {
    title: 'Accesibilidad',
    summary: `${brand.name} está hecho para que lo use el mayor número posible de personas, con o sin ratón, vista o buen pulso. Aquí se dice qué se cumple, qué todavía no y a quién escribir.`,
    sections: [
      {
        id: 'aim',
        title: 'A qué aspiramos',
        blocks: [
          paragraph`El sitio web aspira a cumplir las ${link('Web Content Accessibility Guidelines', 'https://www.w3.org/TR/WCAG22/')} (WCAG) 2.2, nivel AA. En ellas se basan también la norma europea EN 301 549 y la Directiva Europea de Accesibilidad. Es nuestra propia valoración; ningún organismo externo la ha examinado.`,
        ],
      },
      {
        id: 'what-holds',
        title: 'Qué se cumple',
        blocks: [
          list(
            'Todas las páginas se pueden usar solo con el teclado; el foco se ve y un enlace salta al contenido.',
            'Títulos, campos, mensajes y diálogos tienen nombres y funciones que los lectores de pantalla anuncian.',
            'Los colores tienen contraste suficiente en el diseño claro y en el oscuro. Nada se dice solo con color.',
            'Las páginas se pueden ampliar y caben en pantallas pequeñas. Hay menos movimiento si tu dispositivo lo pide.',
            'Los errores se explican con palabras junto al campo. Nada de lo que has rellenado se pierde al iniciar sesión.',
            `Las páginas, los correos y los SMS existen en ${languages(figures.languages)}.`,
            'La pantalla táctil de la estación tiene botones grandes y los mismos idiomas. También puedes abrir tu taquilla desde la página de la reserva, con tu propio dispositivo.',
            'Un programa revisa las páginas con cada cambio que hacemos.',
          ),
        ],
      },
      {
        id: 'known-limits',
        title: 'Límites conocidos',
        blocks: [
          list(
            'El mapa muestra con imágenes dónde está una estación. La dirección en palabras está al lado.',
            'La pantalla táctil no habla y no se puede usar sin ver. La puerta se puede abrir desde la página de la reserva, o llámanos y la abrimos.',
            'Las taquillas están a distintas alturas, y el camino por arena o piedras puede no servir para una silla de ruedas. Llama antes de reservar y te contamos cómo es el lugar.',
            'La página de pago es de Stripe, que responde de su propia accesibilidad.',
            'Para reservar e iniciar sesión por correo hace falta JavaScript.',
            'Los programas no encuentran todas las barreras. Aún no hemos hecho pruebas con personas con cada tipo de discapacidad.',
          ),
        ],
      },
      {
        id: 'tell-us',
        title: 'Cuéntanoslo',
        blocks: [
          paragraph`Si algo no te funciona, o necesitas este u otro texto de otra forma, escribe a ${mailLink(brand.contactEmail)} o llama al ${phoneLink(brand.contactPhone)}. Di qué página era y qué usabas. Respondemos en un plazo de ${days(figures.disputeDays)} y, mientras tanto, te ayudamos a reservar.`,
        ],
      },
      {
        id: 'authority',
        title: 'Si nuestra respuesta no basta',
        blocks: [
          paragraph`Puedes acudir a la autoridad que vigila la accesibilidad de los servicios: en Estonia, la de protección del consumidor; en otro lugar, la de tu país.`,
        ],
      },
    ],
  };
}
