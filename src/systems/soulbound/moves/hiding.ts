import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aboutCheck } from '../checks/about.ts';
import { type CheckKind, checkKind } from '../checks/kinds.ts';
import { opposedDifficulty, opposedSides, rollSide } from '../checks/resist.ts';
import { rollTest } from '../checks/rolling.ts';
import { isHiddenFrom, reveal } from '../fight/hidden.ts';
import { difficultyOf } from '../numbers/index.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';
import { enemiesOf } from './targets.ts';

function kindOf(id: string): CheckKind {
  const kind = checkKind(id);
  if (kind === null) throw new Error(`no check '${id}'`);
  return kind;
}

/**
 * Body (Stealth), rolled once; each enemy answers with Mind (Awareness) and must match it (S80). One is hidden from
 * those who do not.
 */
export const hide: Act = {
  id: 'hide',
  cost: 'action',
  refused: (scene, actor) => (watchers(scene, actor).length > 0 ? null : refusal('noEnemy', { actor })),
  skill: () => 'stealth',
  *run(tx: Tx<Scene>, { actor, boost }: Doing): Rule<void> {
    const now = tx.snapshot();
    const [stealth, awareness] = [kindOf('body.stealth'), kindOf('mind.awareness')];
    const tests = watchers(now, actor).map((id) =>
      opposedSides({ actor, kind: stealth, edge: null, ...boost }, id, awareness),
    );
    const [test] = tests;
    if (test === undefined) return;
    const first = yield* rollSide(tx, now, test.first, { kind: 'most' });
    const spotters: (typeof first)[] = [];
    for (const { second } of tests)
      spotters.push(yield* rollSide(tx, now, second, { kind: 'pass', needed: first.successes }));
    const { successes } = first;
    const from = spotters.filter((side) => side.successes < successes).map((side) => side.who);
    const seenBy = spotters.filter((side) => side.successes >= successes).map((side) => side.who);
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter !== undefined) fighter.hidden = from.length === 0 ? null : { successes, from };
    tell(tx, 'hid', { actor, first, spotters, others: from, seenBy });
  },
};

/** The living enemies, from whom one may hide. */
const watchers = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  enemiesOf(scene, actor).filter((id) => !character(scene, id).dead);

/**
 * Mind (Awareness), rolled once: it finds those whose kept successes it beats (S80). Each die counts against the
 * Difficulty of seeing each of them; Focus is placed for the easiest.
 */
export const search: Act = {
  id: 'search',
  cost: 'action',
  skill: () => 'awareness',
  *run(tx: Tx<Scene>, { actor, boost }: Doing): Rule<void> {
    const now = tx.snapshot();
    const hidden = enemiesOf(now, actor)
      .filter((id) => isHiddenFrom(now, id, actor))
      .map((id) => {
        const { doubled } = boost;
        const about = aboutCheck(actor, kindOf('mind.awareness'), { opposedBy: id, doubled });
        const difficulty = difficultyOf(now, opposedDifficulty, about);
        return { id, about, difficulty, kept: fighterIn(now, id)?.hidden?.successes ?? 0 };
      })
      .sort((a, b) => a.difficulty.total - b.difficulty.total);
    const sight = aboutCheck(actor, kindOf('mind.awareness@sight'), { doubled: boost.doubled });
    const { about, difficulty } = hidden[0] ?? {
      about: sight,
      difficulty: difficultyOf(now, opposedDifficulty, sight),
    };
    const purpose = { kind: 'check', name: 'Mind (Awareness)', against: null } as const;
    const goal = { kind: 'most' } as const;
    const rolled = yield* rollTest(tx, now, {
      about,
      purpose,
      difficulty: difficulty.total,
      goal,
      maximised: boost.maximised,
    });
    const faces = rolled.values.map((value, die) => value + (rolled.plus[die] ?? 0));
    const found = hidden
      .filter((one) => faces.filter((face) => face >= one.difficulty.total).length > one.kept)
      .map(({ id }) => id);
    tell(tx, 'searched', { actor, difficulty, ...rolled, others: found, looked: hidden.length > 0 });
    for (const id of found) reveal(tx, id, null, [actor]);
  },
};
