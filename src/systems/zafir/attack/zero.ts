import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { has } from '../conditions/active.ts';
import { gain, lose } from '../conditions/change.ts';
import { killed } from '../conditions/consequences.ts';
import { type CasualtyRow, casualtyTable } from '../content/casualtyTable.ts';
import { windows } from '../reactions/index.ts';
import { type CharacterId, character, characterIn, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { endTurnNow } from '../turn/over.ts';
import { afterKill } from './hooks.ts';
import { type Damage, isMagic } from './through.ts';

/** What felled somebody. */
export type Blow = Pick<Damage, 'target' | 'by' | 'attack' | 'magic' | 'damageType'>;

/**
 * Somebody's HP have come to zero. What may prevent it does so first (window 'hp.zero'); with 1 HP or more after that it is over.
 * Then heroes of the players roll on the Casualty Table; everybody else goes Out of Action at once (A44).
 */
export function* zeroHp(tx: Tx<Scene>, blow: Blow): Rule<void> {
  const { target, by } = blow;
  yield* tx.window(windows.hpZero, { target, by });
  if (character(tx.now, target).battle.hp > 0) return;
  noteFall(tx, blow);
  killed(tx, target);
  loseShieldsFrom(tx, target);
  for (const happens of afterKill) yield* happens(tx, target, by) ?? [];
  if (!rollsCasualty(tx.now, target) || has(tx.now, target, 'eyeOfTheVoid')) goOut(tx, target);
  else yield* casualty(tx, target);
}

/** Whether somebody rolls on the Casualty Table at zero HP: a player's unit. */
function rollsCasualty(scene: Scene, id: CharacterId): boolean {
  const side = unitIn(scene, id)?.side ?? (scene.npcs.includes(id) ? 'enemies' : 'players');
  return character(scene, id).kind === 'hero' && side === 'players';
}

function* casualty(tx: Tx<Scene>, id: CharacterId): Rule<void> {
  const roll = yield* tx.roll({ count: 1, sides: 6, label: 'casualty', by: id });
  const value = roll.dice[0]?.value ?? 1;
  const open = casualtyTable.filter(({ d6: [from, to] }) => value >= from && value <= to);
  const rolled = open.length > 1 ? yield* chooseFate(tx, id, open) : open[0];
  if (rolled === undefined) throw new Error(`no casualty for a ${value}`);
  const helmet =
    rolled.id === 'stunned' && profileOf(character(tx.snapshot(), id)).headgear === 'ballisticHelmet';
  const { id: result, hp, gives } = helmet ? rowOf(casualtyTable, 'knockedDown') : rolled;
  tell(tx, 'casualty', { target: id, rolled: value, result, helmet });
  setHp(tx, id, hp);
  for (const { condition, number } of gives)
    gain(tx, id, condition, { source: null, from: 'casualty', ...(number === undefined ? {} : { number }) });
  if (hp === 0) endTurnNow(tx, id);
}

/** Where the table has several for a roll, the player chooses; the one that leaves them standing where they do not. */
function* chooseFate(
  tx: Tx<Scene>,
  id: CharacterId,
  open: readonly CasualtyRow[],
): Rule<CasualtyRow | undefined> {
  const choice = yield* tx.ask({
    id: 'casualty',
    asked: id,
    code: 'casualty',
    params: { target: id },
    options: open.map((row) => ({ id: row.id, code: `casualty.${row.id}`, params: {} })),
    default: open[0]?.id ?? '',
  });
  return open.find((row) => row.id === choice);
}

/** Somebody goes Out of Action; the body of one who lives stays where it falls. */
export function goOut(tx: Tx<Scene>, id: CharacterId): void {
  setHp(tx, id, 0);
  gain(tx, id, 'outOfAction', { source: null, from: 'casualty' });
  lose(tx, id, 'bleedingOut', 'worse');
  tell(tx, 'outOfAction', { target: id, body: profileOf(character(tx.snapshot(), id)).type === 'living' });
  endTurnNow(tx, id);
}

function setHp(tx: Tx<Scene>, id: CharacterId, hp: number): void {
  const who = tx.state.characters[id];
  if (who !== undefined) who.battle.hp = hp;
}

/** Notes what has felled somebody: what Grievous Wounds ask about, should they still be out at the mission's end. */
function noteFall(tx: Tx<Scene>, blow: Blow): void {
  const { target, by, attack } = blow;
  const who = tx.state.characters[target];
  if (who === undefined) return;
  const foe = characterIn(tx.now, by);
  who.battle.fall = {
    by: foe?.name ?? null,
    byType: foe === null ? null : (profileOf(foe).tags[0] ?? profileOf(foe).type),
    attack,
    magic: isMagic(tx.now.party, blow),
    conditions: [], // those they have as they go Out of Action
    extracted: false,
  };
}

/** Shields go with whoever gave them, from wherever in the stack they are. */
export function loseShieldsFrom(tx: Tx<Scene>, source: CharacterId): void {
  const now = tx.snapshot();
  for (const id of unitsIn(now)) {
    const lost = character(now, id).battle.shields.filter((layer) => layer.source === source);
    const who = lost.length === 0 ? undefined : tx.state.characters[id];
    if (who === undefined) continue;
    who.battle.shields = who.battle.shields.filter((layer) => layer.source !== source);
    tell(tx, 'shieldsLost', {
      target: id,
      by: source,
      points: lost.reduce((sum, { points }) => sum + points, 0),
    });
  }
}
