import type { Sum } from '../../../engine/modifier.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aboutCheck } from '../checks/about.ts';
import { dnFor } from '../checks/byWord.ts';
import type { DN } from '../checks/dn.ts';
import { knownCheck } from '../checks/kinds.ts';
import { opposedDifficulty, opposedSides, rollSide } from '../checks/resist.ts';
import { rollTest } from '../checks/rolling.ts';
import { isHiddenFrom, reveal } from '../fight/hidden.ts';
import { isUnseen } from '../fight/unseen.ts';
import type { TestAbout } from '../numbers/about.ts';
import { difficultyOf } from '../numbers/index.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';
import { enemiesOf } from './targets.ts';

/**
 * Body (Stealth), rolled once; each enemy answers with Mind (Awareness) and must match it (S80). One is hidden from
 * those who do not.
 */
export const hide: Act = {
  id: 'hide',
  cost: 'action',
  refused: (scene, actor) => {
    if (isUnseen(scene, actor)) return refusal('unseenAlready', { actor });
    return watchers(scene, actor).length > 0 ? null : refusal('noEnemy', { actor });
  },
  skill: () => 'stealth',
  *run(tx: Tx<Scene>, { actor, boost }: Doing): Rule<void> {
    const now = tx.snapshot();
    const [stealth, awareness] = [knownCheck('body.stealth'), knownCheck('mind.awareness')];
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

/** Who hides may show themselves. */
export const comeOut: Act = {
  id: 'comeOut',
  cost: 'nothing',
  refused: (scene, actor) => (fighterIn(scene, actor)?.hidden ? null : refusal('notHidden', { actor })),
  run(tx, { actor }) {
    reveal(tx, actor, 'choice');
    return undefined;
  },
};

const awareness = knownCheck('mind.awareness@sight');

/**
 * Mind (Awareness), rolled once: it finds those whose kept successes it beats (S80). Each die counts against the
 * Difficulty of seeing each of them; Focus is placed for the easiest. With a DN in words, the GM's for something else
 * that is hidden, it is a Test against that.
 */
export const search: Act = {
  id: 'search',
  cost: 'action',
  words: 'optional',
  skill: () => 'awareness',
  whyNot(scene, { actor, detail }) {
    const dn = detail === null ? null : dnFor(scene, actor, awareness, detail);
    return dn === null || dn.ok ? null : dn.refusal;
  },
  *run(tx: Tx<Scene>, { actor, boost, detail }: Doing): Rule<void> {
    const now = tx.snapshot();
    const dn = detail === null ? null : dnFor(now, actor, awareness, detail);
    const complexity = dn?.ok ? dn.value.complexity : null;
    const hidden = complexity === null ? hiddenFrom(now, actor, boost.doubled) : [];
    const { about, difficulty } = hidden[0] ?? looking(now, actor, boost.doubled, dn?.ok ? dn.value : null);
    const rolled = yield* rollTest(tx, now, {
      about,
      purpose: { kind: 'check', name: 'Mind (Awareness)', against: null },
      difficulty: difficulty.total,
      goal: complexity === null ? { kind: 'most' } : { kind: 'pass', needed: complexity },
      maximised: boost.maximised,
    });
    const faces = rolled.values.map((value, die) => value + (rolled.plus[die] ?? 0));
    const found = hidden
      .filter((one) => faces.filter((face) => face >= one.difficulty.total).length > one.kept)
      .map(({ id }) => id);
    const looked = hidden.length > 0;
    tell(tx, 'searched', { actor, difficulty, complexity, ...rolled, others: found, looked });
    for (const id of found) reveal(tx, id, null, [actor]);
  },
};

/** A look at somebody, or at nobody in particular: the Test, and its Difficulty. */
interface Look {
  readonly about: TestAbout;
  readonly difficulty: Sum;
}

function looking(scene: Scene, actor: CharacterId, doubled: boolean, dn: DN | null): Look {
  const about = aboutCheck(actor, awareness, { doubled });
  return { about, difficulty: difficultyOf(scene, dn?.difficulty ?? opposedDifficulty, about) };
}

/** Those who hide from somebody, the easiest to see first. */
const hiddenFrom = (scene: Scene, actor: CharacterId, doubled: boolean) =>
  enemiesOf(scene, actor)
    .filter((id) => isHiddenFrom(scene, id, actor))
    .map((id) => {
      const about = aboutCheck(actor, knownCheck('mind.awareness'), { opposedBy: id, doubled });
      const difficulty = difficultyOf(scene, opposedDifficulty, about);
      return { id, about, difficulty, kept: fighterIn(scene, id)?.hidden?.successes ?? 0 };
    })
    .sort((a, b) => a.difficulty.total - b.difficulty.total);
