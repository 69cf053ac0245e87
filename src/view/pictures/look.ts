// How pictures look: on a dark ground of their own, so that they read the same on Discord's light and dark pages. `light.ts` has
// their colours for a page that is light itself.
// Nothing is said by colour alone: what is marked is hatched too, and named in words.

/** Each hero's own, in turn: told apart by most eyes, and by their labels in any case. */
export const HEROES = [
  '#6ea8fe',
  '#7ddc8a',
  '#ffd166',
  '#d7a6ff',
  '#5fe0e0',
  '#ff9ecb',
  '#e6e8f2',
  '#c3d957',
] as const;

export const COLOURS = {
  ground: '#1f2233',
  words: '#ffffff',
  quiet: '#c3c8dc',
  grid: '#4a5070',
  bar: '#6ea8fe',
  foe: '#ff8064',
  marked: '#ffd166',
  hatch: '#8a5a00',
  ladder: '#ffe0a3',
  rim: '#14161f', // around somebody, on any ground
  line: '#ff8fa3',
  band: '#3d6b57',
} as const;

/** On a phone a picture is about 340 points wide: 28 of these are 12 there. */
export const WIDTH = 800;

/** The smallest words: 11 points where the whole picture is 390 wide. */
export const LEGIBLE = 23;

export const SIZES = { title: 38, words: 30, labels: 28 } as const;

export const FONT = 'Lato';

/** About how wide a text of digits and small letters is. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.56;
