import type { Tx } from '../../../engine/tx.ts';
import { isCritical } from '../conditions/active.ts';
import { type CharacterId, type Fighter, personIn, type Scene, type Turn } from '../scene.ts';

/** How many Actions a turn has (On your turn), and how many in Critical Condition (Dying). */
export const ACTIONS = 2;
const CRITICAL = 1;

/** A turn that begins. */
export const freshTurn = (actor: CharacterId, changed: Partial<Turn> = {}): Turn => ({
  actor,
  actions: ACTIONS,
  taken: 0,
  moves: 0,
  changed: false,
  last: null,
  extra: false,
  seized: false,
  ...changed,
});

/** How many Actions a turn has that begins now, `more` by powers of packs: fewer for who has Seized the Initiative, down to none; Terrifying leaves one (A5). */
export function actionsDue({ owed }: Pick<Fighter, 'owed'>, more = 0): number {
  const left = Math.max(0, ACTIONS + more - owed.seized);
  return left <= 1 ? left : Math.max(1, left - owed.terrified);
}

/** How many Actions are left of the turn that runs. In Critical Condition a turn has one alone. */
export function actionsLeft(scene: Scene): number {
  const turn = scene.fight?.turn ?? null;
  if (turn === null) return 0;
  const person = personIn(scene, turn.actor);
  const most = person !== null && isCritical(person) ? Math.max(0, CRITICAL - turn.taken) : turn.actions;
  return Math.min(turn.actions, most);
}

/** One of the turn's Actions is used: on what, by its id. Outside of a fight nobody counts. */
export function spendAction(tx: Tx<Scene>, what: string): void {
  const { fight } = tx.state;
  const turn = fight?.turn;
  if (!fight || !turn) return;
  turn.actions -= 1;
  turn.taken += 1;
  turn.last = what;
  fight.gap = false;
}
