import type { Printed, Printer } from '../files.ts';
import { FOOT, headOf } from './page.ts';
import { AFTER_FIGHT, dayHeading, fightHeading, pieceHtml, sceneHeading } from './pieces.ts';

/** A page that holds all it needs, and can be read without its script. */
export const html: Printer = {
  ending: 'html',
  kind: 'a web page',
  piece: (piece, names, number) => ({ of: piece, ...pieceHtml(piece, names, number) }),
  *file(about, pieces) {
    yield* headOf(about);
    yield* sharedOf(pieces);
    yield* sections(pieces);
    yield FOOT;
  },
};

/** What pieces refer to, once. */
function* sharedOf(pieces: readonly Printed[]): Generator<string> {
  const told = new Set<string>();
  for (const { shared } of pieces)
    for (const [name, picture] of shared) {
      if (!told.has(name)) yield picture;
      told.add(name);
    }
}

/** Pieces of one day, and of one fight within it, in a section each: what the search leaves empty is hidden whole. */
function* sections(pieces: readonly Printed[]): Generator<string> {
  const begun = new Set<string>();
  let day: string | null = null;
  let fight: string | null = null;
  let scene: string | null = null;
  for (const { of, text } of pieces) {
    if (of.day !== day || (of.fight?.id ?? null) !== fight) {
      if (fight !== null) yield '</section>';
      if (fight !== null && of.day === day && of.fight === null) yield AFTER_FIGHT;
      fight = null;
    }
    if (of.day !== day) scene = null;
    if (of.day !== day) {
      if (day !== null) yield '</section>';
      yield `<section>${dayHeading(of.day)}`;
      day = of.day;
    }
    if (of.fight !== null && fight === null) {
      yield `<section>${fightHeading(of.fight.title, begun.has(of.fight.id))}`;
      begun.add(of.fight.id);
      fight = of.fight.id;
    }
    if (of.scene !== scene && of.scene !== null) yield sceneHeading(of.scene);
    else if (of.scene !== scene && of.fight === null) yield sceneHeading('Elsewhere');
    scene = of.scene;
    yield text;
  }
  if (fight !== null) yield '</section>';
  if (day !== null) yield '</section>';
}
