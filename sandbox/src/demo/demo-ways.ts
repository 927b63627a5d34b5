/** How to walk to the demo stations. The two that nobody can book yet have the languages of their staff and English. */
export const demoWays = {
  pirita: {
    directionsEn:
      'From the bus stop Pirita 4 minutes on foot: down the path to the sea, past the beach café. The lockers stand behind it, along the blue wall beside the bicycle stands.',
    directionsEt:
      'Peatusest Pirita 4 minutit jalgsi: mööda teed mere poole, rannakohvikust mööda. Kapid on kohviku taga, sinise seina ääres jalgrattahoidja kõrval.',
    directionsEs:
      'Desde la parada Pirita, 4 minutos a pie: baja hacia el mar y pasa el café de la playa. Las taquillas están detrás, junto a la pared azul y el aparcabicis.',
    directionsFr:
      'Depuis l’arrêt Pirita, 4 minutes à pied : descendez vers la mer, passez le café de la plage. Les casiers sont derrière, le long du mur bleu, près du parc à vélos.',
    directionsRu:
      'От остановки Pirita 4 минуты пешком: по дорожке к морю, мимо пляжного кафе. Ячейки за кафе, вдоль синей стены, рядом с велопарковкой.',
  },
  parnu: {
    directionsEn:
      'From the bus stop Rannahotell 6 minutes on foot along the promenade. The lockers stand behind the lifeguards’ tower, in front of the white fence.',
    directionsEt:
      'Peatusest Rannahotell 6 minutit jalgsi mööda promenaadi. Kapid on vetelpäästjate torni taga, valge aia ees.',
    directionsEs:
      'Desde la parada Rannahotell, 6 minutos a pie por el paseo. Las taquillas están detrás de la torre de socorristas, delante de la valla blanca.',
    directionsFr:
      'Depuis l’arrêt Rannahotell, 6 minutes à pied par la promenade. Les casiers sont derrière la tour des sauveteurs, devant la clôture blanche.',
    directionsRu:
      'От остановки Rannahotell 6 минут пешком по променаду. Ячейки за вышкой спасателей, перед белым забором.',
  },
  malaga: {
    directionsEn:
      'From the stop Paseo de Reding 5 minutes on foot to the beach. The lockers stand at the pontoon, under the second row of palms.',
    directionsEs:
      'Desde la parada Paseo de Reding, 5 minutos a pie hasta la playa. Las taquillas están junto al pantalán, bajo la segunda fila de palmeras.',
  },
  kuressaare: {
    directionsEn:
      'From the bus station 12 minutes on foot through the castle park. The lockers stand at the moat, left of the bridge.',
    directionsEt: 'Bussijaamast 12 minutit jalgsi läbi lossipargi. Kapid on vallikraavi ääres, sillast vasakul.',
  },
};
