import { compareOdds } from '../../../dice/index.ts';
import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { skillOf } from '../character/blank.ts';
import { aboutCheck } from '../checks/about.ts';
import { dnFor } from '../checks/byWord.ts';
import { helpersOf, whyNotHelped } from '../checks/helping.ts';
import { type CheckKind, checkKind, deathCheck, usualOpposition } from '../checks/kinds.ts';
import { whyNotCheck } from '../checks/legality.ts';
import { opposedDifficulty, opposedSides, type Side } from '../checks/resist.ts';
import { edgeOf } from '../content/edges.ts';
import type { TestAbout } from '../numbers/about.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { aboutDeath, deathDn } from '../turn/death.ts';
import { checkWords, deathWords, opposedWords } from '../words/chances.ts';
import { type Pool, successesOf } from './successes.ts';

/** What a check may come to. `knows` says whose numbers may be told. */
export function checkChances(
  scene: Scene,
  intent: IntentOf<'check'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const { against } = intent;
  // What a helper adds says how well they are trained.
  const hidden = helpersOf(intent).find((id) => scene.npcs.includes(id) && !knows(id));
  if (hidden !== undefined) return { ok: false, refusal: refusal('chancesHidden', { actor: hidden }) };
  if (intent.what === deathCheck) return deathChances(scene, intent);
  const why = whyNotCheck(scene, intent);
  if (why !== null) return { ok: false, refusal: why };
  const kind = checkKind(intent.what);
  if (kind === null) return { ok: false, refusal: refusal('unknownCheck', { check: intent.what }) };
  return against === null ? alone(scene, intent, kind) : opposed(scene, intent, kind, against, knows);
}

function poolFor(scene: Scene, about: TestAbout, maximised = false): Pool {
  const { focus } = skillOf(character(scene, about.actor), about.skill);
  return { dice: poolOf(scene, about).total, focus, maximised };
}

function alone(scene: Scene, intent: IntentOf<'check'>, kind: CheckKind): Made<Chances> {
  const { actor } = intent;
  const dn = dnFor(scene, actor, kind, intent.difficulty ?? '4:1');
  if (!dn.ok) return dn;
  const doubled = intent.spend.includes('doubleTraining');
  const about = aboutCheck(actor, kind, { doubled, helpers: helpersOf(intent) });
  const difficulty = difficultyOf(scene, dn.value.difficulty, about).total;
  const pool = poolFor(scene, about, intent.spend.includes('maximise'));
  const found = successesOf(pool, difficulty);
  const { complexity, asked } = dn.value;
  const test = { actor, name: kind.name, pool, difficulty, complexity };
  const byWord = asked === null ? null : { asked, dn: `${dn.value.difficulty}:${complexity}` };
  return { ok: true, value: checkWords(scene, test, found, byWord) };
}

function opposed(
  scene: Scene,
  intent: IntentOf<'check'>,
  kind: CheckKind,
  against: CharacterId,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const { actor, againstWhat } = intent;
  const resisting = checkKind(againstWhat ?? usualOpposition(kind));
  if (resisting === null) return { ok: false, refusal: refusal('unknownCheck', { check: againstWhat }) };
  const edge = edgeOf(intent.edge);
  const doubled = intent.spend.includes('doubleTraining');
  const maximised = intent.spend.includes('maximise');
  const { first, second } = opposedSides(
    { actor, kind, edge, helpers: helpersOf(intent), doubled, maximised },
    against,
    resisting,
    edgeOf(intent.resistingEdge),
  );
  const side = ({ about, name, maximised: sixes }: Side) => {
    const difficulty = difficultyOf(scene, opposedDifficulty, about).total;
    const pool = poolFor(scene, about, sixes === true);
    return { who: about.actor, name, pool, difficulty, found: successesOf(pool, difficulty) };
  };
  const one = side(first);
  if (!knows(against))
    return { ok: true, value: opposedWords(scene, one, { who: against, name: resisting.name }) };
  const other = side(second);
  const compared = compareOdds(one.found.distribution, other.found.distribution);
  return { ok: true, value: opposedWords(scene, one, { ...other, compared }) };
}

/** In a fight it is rolled on the turn, but what it will be can be told before. */
function deathChances(scene: Scene, intent: IntentOf<'check'>): Made<Chances> {
  const { actor, spend } = intent;
  const { mortal, dead } = character(scene, actor);
  if (dead) return { ok: false, refusal: refusal('isDead', { actor }) };
  if (mortal === null) return { ok: false, refusal: refusal('notMortal', { actor }) };
  const unhelped = whyNotHelped(scene, intent);
  if (unhelped !== null) return { ok: false, refusal: unhelped };
  const dn = deathDn(mortal);
  const about = aboutDeath(scene, actor, helpersOf(intent));
  const difficulty = difficultyOf(scene, dn.difficulty, about).total;
  const maximised = spend.includes('maximise');
  const sixes = maximised ? whyNoSoulfire(scene, actor) : null;
  if (sixes !== null) return { ok: false, refusal: sixes };
  const pool = poolFor(scene, about, maximised);
  return {
    ok: true,
    value: deathWords(
      scene,
      { actor, name: 'Death Test', pool, difficulty, complexity: dn.complexity },
      successesOf(pool, difficulty),
    ),
  };
}
