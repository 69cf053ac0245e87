import type { Written } from '../schema.ts';

/** Four places, as a GM types them for `/encounter start`. */
export const places: Written<'places'> = [
  {
    name: 'Cargo Hold',
    text: 'Crates in rows, and a catwalk along the wall, four metres up.',
    field:
      'cargo hold 40 x 26; crates at 12,8 and 12,14 and 20,11 and 28,8 and 28,14; catwalk 2,1 to 38,4 height 4; stairs at 8,4; stairs at 32,4',
    hazards: ['Fall from 6 m'],
  },
  {
    name: 'Frozen Dock',
    text: 'The doors are open, and the cold comes in.',
    field:
      'dock 60 x 30; wall 0,10 to 22,10; door at 12,10; crates at 30,8 and 34,20 and 44,14; railing 40,0 to 40,8',
    air: false,
    hazards: ['Bitter Cold'],
  },
  {
    name: 'Overgrown Garden Deck',
    text: 'Something has eaten the gardeners.',
    field:
      'garden 36 x 36; crates 3x3 at 10,10 and 26,10 and 18,18 and 10,26 and 26,26; wall 0,18 to 8,18; wall 28,18 to 36,18',
    dark: true,
    hazards: ['Spore Cloud'],
  },
  {
    name: 'Reactor Gantry',
    text: 'A ring of steel around a light that nobody should look into.',
    field:
      'reactor 40 x 40; railing 14,14 to 26,14 to 26,26 to 14,26 to 14,14; catwalk 4,2 to 36,6 height 5; stairs at 12,6; machine at 20,20; crates at 8,20 and 32,20 and 20,34',
    hazards: ['Burning Coolant', 'Fall from 12 m'],
  },
];
