import { type Asking, type Several, choiceOf } from '../../../../engine/decision.ts';
import type { Params } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { isUnseen } from '../../fight/known.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import { isAsleep } from '../robotic.ts';

/** Something that can be ticked in a panel. */
export interface Tick {
  readonly id: string;
  readonly owner: CharacterId;
  readonly code: string;
  readonly params: Params;
  /** It is ticked where nobody answers: the cheapest choice that can help. */
  readonly usual: boolean;
}

/** A panel: the moment it is for, what all who are asked read, and what they can tick. */
export interface Panel<T extends Tick> {
  readonly id: string;
  readonly params: Params;
  /** What standing orders may look at: 'damage' that is to come. */
  readonly measures: Readonly<Record<string, number>>;
  readonly ticks: readonly T[];
  /** Those whom it is about besides who is asked: of who is hidden nobody else reads. */
  readonly about: readonly CharacterId[];
}

const NONE = 'none';

/** As many as a list on a phone shows at once, the answer that takes none besides. */
const MOST = 24;

/** Asks everybody who can tick something, all at once and each of them once. Gives what they ticked, in the order of the panel. */
export function* askPanel<T extends Tick>(tx: Tx<Scene>, panel: Panel<T>): Rule<readonly T[]> {
  const ticks = panel.ticks.filter(({ owner }) => isAwake(tx.now, owner));
  const owners = [...Map.groupBy(ticks, ({ owner }) => owner)];
  const now = tx.snapshot();
  const answers = yield* tx.askEach(
    owners.map(([owner, own]) => asking(now, panel, owner, own.slice(0, MOST))),
  );
  const chosen = new Set(answers.flatMap((ids, n) => ids.map((one) => `${owners[n]?.[0]}/${one}`)));
  return ticks.filter((tick) => chosen.has(`${tick.owner}/${tick.id}`));
}

/** Neither dead nor a Robot that sleeps: only they react. */
function isAwake(scene: Scene, id: CharacterId): boolean {
  const person = personIn(scene, id);
  return person !== null && !person.dead && !isAsleep(person);
}

function asking(
  scene: Scene,
  { id, params, measures, about }: Panel<Tick>,
  asked: CharacterId,
  ticks: readonly Tick[],
): Asking {
  const options = [
    ...ticks.map(({ id: option, code, params: read }) => ({ id: option, code, params: read })),
    { id: NONE, code: `${id}.none`, params: {} },
  ];
  const usual = ticks.filter((tick) => tick.usual).map((tick) => tick.id);
  const isSecret = [asked, ...about].some((one) => isUnseen(scene, one));
  const to = isSecret ? { to: 'gm' as const } : {};
  const question = { id, asked, code: id, params, options, measures, ...to };
  if (ticks.length === 1) return { ...question, default: usual[0] ?? NONE };
  const several: Several = { most: ticks.length, none: NONE };
  return { ...question, default: choiceOf(several, usual), several };
}
