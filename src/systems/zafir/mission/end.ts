import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { has } from '../conditions/active.ts';
import { progression } from '../content/progression.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { freshBattle } from './fresh.ts';
import { grievousWound } from './grievous.ts';

/** How a mission ends. */
export interface Ending {
  readonly success: boolean;
  /** Whether the crew takes the fallen along; null: as it is after a success, and after a failure only those who were carried off. */
  readonly bodies: 'recovered' | 'left' | null;
  /** What is shared out, in cents. */
  readonly money: number;
  readonly rewards: string | null;
}

/** What a hero of whom it is noted has had their XP of the mission already. */
const settled = 'missionOver';

/**
 * The mission is over: who is Out of Action learns what becomes of them, then everybody alive earns 1 XP, whatever the outcome
 * (A37), then conditions go and wounds heal (A52), and money is shared out.
 */
export function* endMission(tx: Tx<Scene>, ending: Ending): Rule<void> {
  const { mission } = tx.snapshot().party;
  if (mission === null) return yield* tx.refuse('noMission');
  const { name, objectives } = mission;
  const done = objectives.filter(({ state }) => state === 'done').length;
  tell(tx, 'missionEnded', { name, success: ending.success, done, all: objectives.length });
  const crew = mission.crew.filter((id) => Object.hasOwn(tx.now.characters, id));
  for (const id of crew) yield* overFor(tx, id, ending);
  shareOut(tx, crew, ending);
  tx.state.party.mission = null;
  tx.state.party.days = 0;
}

/** The mission is over for one of its crew. */
export function* overFor(
  tx: Tx<Scene>,
  id: CharacterId,
  ending: Pick<Ending, 'success' | 'bodies'>,
): Rule<void> {
  const before = character(tx.now, id);
  if (before.kind !== 'hero' || before.dead || before.battle.marks.includes(settled)) return;
  if (has(tx.now, id, 'outOfAction')) yield* grievousWound(tx, id, isExtracted(tx.now, id, ending));
  const who = tx.state.characters[id];
  if (who?.kind !== 'hero' || who.dead) return;
  who.xp += 1;
  const next = progression.find(({ level }) => level === who.level + 1);
  tell(tx, 'xpEarned', {
    target: id,
    xp: who.xp,
    level: next !== undefined && who.xp >= next.xp ? next.level : null,
  });
  const { mission } = before.battle;
  const now = character(tx.snapshot(), id);
  who.battle = castDraft({ ...freshBattle(now, mission, tx.snapshot().party), marks: [settled] });
}

/** Whether the crew has somebody's body: it was carried off, or the crew holds the field, or the GM says so. */
function isExtracted(
  scene: Scene,
  id: CharacterId,
  { success, bodies }: Pick<Ending, 'success' | 'bodies'>,
): boolean {
  if (character(scene, id).battle.fall?.extracted === true) return true;
  return bodies === null ? success : bodies === 'recovered';
}

/** Money goes in equal parts to those of the crew who live; what cannot be shared is told. */
function shareOut(tx: Tx<Scene>, crew: readonly CharacterId[], { money, rewards }: Ending): void {
  const alive = crew.filter((id) => !character(tx.now, id).dead && unitIn(tx.now, id)?.side !== 'enemies');
  const each = alive.length === 0 ? 0 : Math.floor(money / alive.length);
  for (const id of alive) {
    const who = tx.state.characters[id];
    if (who?.kind === 'hero') who.money += each;
  }
  if (each > 0 || (rewards ?? '') !== '')
    tell(tx, 'rewarded', { targets: alive, each, rest: money - each * alive.length, rewards: rewards ?? '' });
}
