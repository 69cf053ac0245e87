import type { Draft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Hero, limits } from '../character/schema.ts';
import { conditions } from '../content/conditions.ts';
import { type DisabilityId, disabilities } from '../content/disabilities.ts';
import { fearOutcomes } from '../content/fearOutcomes.ts';
import { type GrievousWoundId, type GrievousWoundRow, grievousWounds } from '../content/grievousWounds.ts';
import { progression } from '../content/progression.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What several wounds at once cannot be: these are rolled again. */
const rolledAgain: readonly GrievousWoundId[] = ['dead', 'multipleWounds', 'captured', 'robbed'];

const fears: readonly DisabilityId[] = ['fearOfCondition', 'fearOfEnemyType', 'fearOfFailure', 'fearOfMagic'];

/** What came of a wound besides the row's own effect. */
export interface WoundOutcome {
  readonly rolled: number;
  readonly wound: GrievousWoundId;
  /** The wound came to nothing lasting. */
  readonly recovered: 'extracted' | 'hasFear' | 'hardened' | 'noAttack' | null;
  readonly disability: DisabilityId | null;
  readonly detail: string;
}

/** Somebody who ended a mission Out of Action learns what becomes of them: d66 on the table of Grievous Wounds. */
export function* grievousWound(tx: Tx<Scene>, id: CharacterId, extracted: boolean): Rule<void> {
  const first = yield* rollWound(tx, id);
  if (first.row.brings !== 'moreWounds') return yield* apply(tx, id, first, extracted);
  tellWound(tx, id, { ...first, recovered: null, disability: null, detail: '' });
  for (let n = 0; n < 2; n++) {
    let more = yield* rollWound(tx, id);
    while (rolledAgain.includes(more.row.id)) more = yield* rollWound(tx, id);
    yield* apply(tx, id, more, extracted);
  }
}

interface RolledWound {
  readonly rolled: number;
  readonly row: GrievousWoundRow;
}

function* rollWound(tx: Tx<Scene>, id: CharacterId): Rule<RolledWound> {
  const { dice } = yield* tx.roll({ count: 2, sides: 6, label: 'grievousWounds', by: id });
  const rolled = (dice[0]?.value ?? 1) * 10 + (dice[1]?.value ?? 1);
  const row = grievousWounds.find(({ from, to }) => from <= rolled && rolled <= to);
  if (row === undefined) throw new Error(`no Grievous Wound for ${rolled}`);
  return { rolled, row };
}

function* apply(
  tx: Tx<Scene>,
  id: CharacterId,
  { rolled, row }: RolledWound,
  extracted: boolean,
): Rule<void> {
  const hero = heroIn(tx, id);
  if (hero === null) return;
  let recovered: WoundOutcome['recovered'] = null;
  let gained: Trauma | null = null;
  switch (row.brings) {
    case 'death':
      hero.dead = true;
      if (!extracted) loseCarried(hero);
      break;
    case 'disability':
      gained = { disability: disabilityOf(row.disability), detail: '' };
      break;
    case 'lostXp':
      hero.xp = Math.min(hero.xp, progression.find(({ level }) => level === hero.level)?.xp ?? hero.xp);
      break;
    case 'fear':
      if (hero.disabilities.some(({ id: held }) => held === 'hardened')) recovered = 'hardened';
      else if (hero.disabilities.some(({ id: held }) => fears.includes(held))) recovered = 'hasFear';
      else gained = yield* whichFear(tx, id);
      break;
    case 'captured':
      if (extracted) recovered = 'extracted';
      else hero.captured = true;
      break;
    case 'robbed':
      if (extracted) recovered = 'extracted';
      else loseCarried(hero);
      break;
    case 'discipline':
      hero.attributes.discipline = Math.min(hero.attributes.discipline + 1, limits.attribute[1]);
      break;
    case 'hatred':
      if (hero.disabilities.some(({ id: held }) => held === 'hardened')) recovered = 'hardened';
      else if (hero.battle.fall?.attack !== true) recovered = 'noAttack';
      else gained = { disability: 'hatredOfEnemyType', detail: killerOf(tx.now, id) };
      break;
    case 'scars':
      hero.scarred = true;
      break;
    case 'hardened':
      hero.disabilities = hero.disabilities.filter(
        ({ id: held }) => !fears.includes(held) && held !== 'hatredOfEnemyType',
      );
      gained = { disability: 'hardened', detail: '' };
      break;
    case 'xp':
      hero.xp += 1;
      break;
    case 'recovery':
    case 'moreWounds':
      break;
  }
  if (gained !== null) hero.disabilities.push({ id: gained.disability, detail: gained.detail, aids: [] });
  tellWound(tx, id, {
    rolled,
    row,
    recovered,
    disability: gained?.disability ?? null,
    detail: gained?.detail ?? '',
  });
}

interface Trauma {
  readonly disability: DisabilityId;
  readonly detail: string;
}

/** The Fear that somebody is left with: of a condition they had, of the magic that felled them, else by a die. */
function* whichFear(tx: Tx<Scene>, id: CharacterId): Rule<Trauma> {
  const { fall } = character(tx.snapshot(), id).battle;
  const had = conditions.filter((row) => fall?.conditions.includes(row.id));
  if (had[0] !== undefined) {
    const chosen =
      had.length === 1
        ? had[0].id
        : yield* tx.ask({
            id: 'fear',
            asked: id,
            code: 'fear',
            params: { target: id },
            options: had.map((row) => ({ id: row.id, code: 'fear.condition', params: { name: row.name } })),
            default: had[0].id,
          });
    const row = had.find((one) => one.id === chosen) ?? had[0];
    return { disability: 'fearOfCondition', detail: row.name };
  }
  if (fall?.magic === true) return { disability: 'fearOfMagic', detail: '' };
  const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'fear', by: id });
  const value = dice[0]?.value ?? 1;
  const row = fearOutcomes.find(({ from, to }) => from <= value && value <= to);
  // Nobody felled them: there is no kind of enemy to be afraid of.
  return row?.id === 'ofEnemyType' && fall?.by != null
    ? { disability: 'fearOfEnemyType', detail: killerOf(tx.now, id) }
    : { disability: 'fearOfFailure', detail: '' };
}

/** What kind of enemy felled somebody. */
const killerOf = (scene: Scene, id: CharacterId): string => {
  const { fall } = character(scene, id).battle;
  return fall?.byType ?? fall?.by ?? '';
};

function disabilityOf(id: string | null): DisabilityId {
  const row = disabilities.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no disability '${id}'`);
  return row.id;
}

/** What somebody had with them is gone: equipped, or in a pocket. With the armour goes what was broken of it. */
function loseCarried(hero: Draft<Hero>): void {
  hero.equipment = { primary: null, secondary: null, armour: null, headgear: null };
  hero.battle.broken = 0;
  hero.pockets = [];
}

function heroIn(tx: Tx<Scene>, id: CharacterId): Draft<Hero> | null {
  const who = tx.state.characters[id];
  return who?.kind === 'hero' ? who : null;
}

function tellWound(
  tx: Tx<Scene>,
  target: CharacterId,
  { row, ...outcome }: Omit<WoundOutcome, 'wound'> & { readonly row: GrievousWoundRow },
): void {
  tell(tx, 'grievousWound', {
    target,
    ...outcome,
    wound: row.id,
    disability: outcome.disability === null ? null : rowOf(disabilities, outcome.disability).name,
  });
}
