import { expect, test } from 'vitest';
import { speaking } from '../language';
import { tellChange } from './tell-change';

const changes = [
  ['Test', 'COVID-19 RT-PCR test', 'COVID-19 Antigen test'],
  ['Payment', 'Not chosen yet', 'By card'],
  ['Price', 'No cost to you, or $120.00 by card', '$70.00 by card'],
  ['Date', 'Wed Dec 02/26', null],
  ['Time', '09:00 AM Central time', '02:30 PM Pacific time'],
  ['Location', 'Riverside Clinic, 1200 Harney Street, Omaha, NE 68102', null],
  ['Your answers', 'As you checked them', 'Changed since then'],
] as const;

const told = (language: 'en' | 'es') =>
  speaking(language, () =>
    changes.map(([name, before, now]) => Object.values(tellChange({ name, before, now }))),
  );

test('changes of a visit are told as they are sealed on an English page', () => {
  expect(told('en')).toEqual(changes.map((change) => [...change]));
});

test('changes of a visit are told in Spanish on a Spanish page, with the names of places as they are', () => {
  expect(told('es')).toEqual([
    ['Prueba', 'Prueba RT-PCR de COVID-19', 'Prueba de antígenos de COVID-19'],
    ['Pago', 'Sin elegir todavía', 'Con tarjeta'],
    ['Precio', 'Sin costo para usted, o $120.00 con tarjeta', '$70.00 con tarjeta'],
    ['Fecha', 'mié 2 dic 2026', null],
    ['Hora', '09:00 AM hora del Centro', '02:30 PM hora del Pacífico'],
    ['Lugar', 'Riverside Clinic, 1200 Harney Street, Omaha, NE 68102', null],
    ['Sus respuestas', 'Como las revisó', 'Cambió después'],
  ]);
});
