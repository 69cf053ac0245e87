import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import type { Being, Character, Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import type { OwnTurn, Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { creature, hero } from './people.ts';
import { done, fightOf, type Played, played, withFighter } from './scenes.ts';

type Own = Parameters<typeof hero>[0];
type Foe = Parameters<typeof creature>[0];
type Weapon = Extract<Item['profile'], { kind: 'weapon' }>;

/** A weapon in its figures: an ax that deals 1d8 where nothing else is said. */
export const weapon = (more: Partial<Weapon> = {}): Weapon => ({
  ...{ kind: 'weapon', row: 'ax', name: 'Ax', weight: 1, tier: 1, price: 0, text: '', category: 'simple' },
  ...{ reach: { kind: 'melee', metres: 1 }, damage: { count: 1, sides: 8, plus: 0 }, types: ['physical'] },
  ...{ primary: 'strength', secondary: 'dexterity', properties: [], area: null },
  ...more,
});

export const bow = (more: Partial<Weapon> = {}): Weapon =>
  weapon({
    ...{ name: 'Bow', primary: 'dexterity', secondary: 'instinct', properties: ['twoHanded'] },
    ...{ reach: { kind: 'ranged', effective: 5, ineffective: 9 } },
    ...more,
  });

/** Something on a sheet, with the profile's name in small letters as its id. */
export const item = (profile: Item['profile'], more: Partial<Item> = {}): Item => ({
  ...{ id: profile.name.toLowerCase(), profile, called: '', count: 1, charges: 0, upgrades: [] },
  ...{ powerSource: null, dropped: false },
  ...more,
});

const plainThing = { weight: 0, tier: 1, price: 0, text: '' } as const;

export const equipment: Item = item({
  ...{ ...plainThing, kind: 'equipment', row: 'equipment', name: 'Equipment', ability: null, upcasts: {} },
});
export const clothes: Item = item({
  ...{ ...plainThing, kind: 'armour', row: 'clothes', name: 'Clothes', armour: 'clothes' },
});

/** Clothes on, equipment along, and some weapons of which the first is in hand. */
export function armed(...weapons: readonly Weapon[]): Pick<Being, 'items' | 'holding' | 'wearing'> {
  const [first] = weapons;
  const id = first?.name.toLowerCase() ?? null;
  const both = first?.properties.includes('twoHanded') === true;
  return {
    items: [clothes, equipment, ...weapons.map((one) => item(one))],
    holding: [id, both ? id : null],
    wearing: 'clothes',
  };
}

interface Duel {
  readonly apart?: number;
  readonly more?: Readonly<
    Record<string, { readonly sheet: Character; readonly side?: 'players' | 'foes'; readonly place?: string }>
  >;
  readonly map?: string;
  readonly turn?: Partial<OwnTurn>;
  readonly wolfAt?: string;
  readonly party?: Partial<Party>;
}

/**
 * Tiz with an ax on B2, whose turn it is, and a wolf beside her: each with Stats of 10 (Evasion 10, no bonus), in clothes (Armor 0) with 20
 * Vitality and no Narrative Momentum where nothing else is said.
 */
export function duel(
  tiz: Own = {},
  wolf: Foe = {},
  { apart = 1, more = {}, map = '20x6', turn, wolfAt, party = {} }: Duel = {},
): Scene {
  const column = String.fromCharCode('B'.charCodeAt(0) + apart);
  const scene = fightOf(
    {
      tiz: {
        sheet: hero({ ...armed(weapon()), skills: { athletics: 9 }, momentum: 0, ...tiz }),
        place: 'B2',
      },
      wolf: {
        sheet: creature({ ...armed(weapon({ name: 'Claw' })), ...wolf }),
        side: 'foes',
        place: wolfAt ?? `${column}2`,
      },
      ...more,
    },
    { map, party },
  );
  const own = scene.fight?.fighters.tiz?.turn;
  return turn === undefined || !own ? scene : withFighter(scene, 'tiz', { turn: { ...own, ...turn } });
}

/** Somebody attacks somebody: Tiz the wolf, where nothing else is said. */
export const attacking = (more: Partial<IntentOf<'attack'>> = {}): Intent => ({
  ...{ kind: 'attack', actor: 'tiz', target: 'wolf', means: null, way: null, spend: [], asGm: false },
  ...more,
});

export const strikes = (
  scene: Scene,
  dice: readonly number[],
  more: Partial<IntentOf<'attack'>> = {},
  answers: Readonly<Record<string, string>> = {},
): Played => done(scene, attacking(more), dice, answers);

/** Runs a rule on a scene; what it gives is kept for looking at. */
export function ran<T>(
  scene: Scene,
  rule: (tx: Tx<Scene>) => Rule<T> | T,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
): Played & { readonly gave: T | undefined } {
  let gave: T | undefined;
  const made = played(
    scene,
    function* (tx) {
      const made = rule(tx);
      gave = isRule(made) ? yield* made : made;
    },
    dice,
    answers,
  );
  return { ...made, gave };
}

const isRule = <T>(made: Rule<T> | T): made is Rule<T> =>
  typeof made === 'object' && made !== null && 'next' in made;

/** Vitality that somebody has. */
export const vitality = ({ state }: Pick<Played, 'state'>, id = 'wolf'): number => {
  const who = state.characters[id];
  if (who === undefined) throw new Error(`nobody is called '${id}'`);
  return who.vitality;
};
