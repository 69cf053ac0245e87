import type { Made } from '../../../../engine/creation.ts';
import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import type { Act } from '../../actions/act.ts';
import { weaponCategories } from '../../content/weaponCategories.ts';
import { featureLine } from '../../language/words/ability.ts';
import { shippedFeatures } from '../../packs/shipped.ts';
import { beingIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { beginnings, begun, subArchetypesFor, withCategory, withPath, withSubArchetype } from '../early.ts';
import type { Hero } from '../schema.ts';
import { sheetAct } from './sheetAct.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Something that comes once on the way up from Level -2 (Negative Levels). */
const choosing = (
  id: string,
  name: string,
  of: 'archetype' | 'subArchetype' | 'path' | 'categories',
  rows: (hero: Hero) => readonly Row[],
  chosen: (hero: Hero, row: string) => Made<Hero>,
): Act => {
  const rowsFor = (scene: Scene, actor: string): readonly Row[] => {
    const who = beingIn(scene, actor);
    return who?.kind === 'hero' ? rows(who) : [];
  };
  return sheetAct({
    id,
    name,
    group: 'powers',
    offered: (who) => who.kind === 'hero' && who.unspent[of] > 0,
    targets: (scene, actor) =>
      rowsFor(scene, actor).map(
        (row): Choice => ({
          id: row.id,
          name: row.name,
          note: row.text.slice(0, 100),
          relation: 'thing',
          refused: null,
        }),
      ),
    change: (who, { target }) =>
      who.kind === 'hero' ? chosen(who, target ?? '') : no('onlyCharacters', { actor: who.name }),
    told: (tx, before, after, { actor, target }) => {
      const row = before.kind === 'hero' ? rows(before).find((one) => one.id === target) : undefined;
      const left = after.kind === 'hero' ? after.unspent[of] : 0;
      tell(tx, 'learned', { actor, what: row?.name ?? '', kind: 'talent', left });
    },
  });
};

const paths = (): readonly Row[] =>
  shippedFeatures('path').map((path) => ({ id: path.id, name: path.name, text: featureLine(path) }));

const otherCategories = ({ proficient }: Hero) =>
  weaponCategories.filter(({ id }) => !proficient.weapons.includes(id));

export const earlyActs: readonly Act[] = [
  choosing('chooseArchetype', 'Choose an Archetype', 'archetype', beginnings, begun),
  choosing(
    'chooseSubArchetype',
    'Choose a Sub-Archetype',
    'subArchetype',
    subArchetypesFor,
    withSubArchetype,
  ),
  choosing('choosePath', 'Choose a Path', 'path', paths, withPath),
  choosing('chooseCategory', 'Choose a weapon category', 'categories', otherCategories, (hero, id) => {
    const row = otherCategories(hero).find((one) => one.id === id);
    return row === undefined
      ? no('noSuchRow', { label: 'Weapon categories', text: id, nearest: null })
      : withCategory(hero, row.id);
  }),
];
