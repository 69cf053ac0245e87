import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Being } from '../character/schema.ts';
import { rollCheck } from '../checks/check.ts';
import { type DiseaseId, diseases } from '../content/diseases.ts';
import { vitalityOf } from '../numbers/maxima.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { DAY } from './clock.ts';
import { exhaust } from './exhaustion.ts';

type Held = Being['diseases'][number];

/** Somebody falls ill; the plague takes its first toll at once (Diseases). */
export function* fallIll(tx: Tx<Scene>, actor: CharacterId, disease: DiseaseId): Rule<void> {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object' || who.diseases.some(({ id }) => id === disease)) return;
  who.diseases.push({ id: disease, next: tx.now.party.clock + DAY, good: 0, lost: 0, recovering: false });
  tell(tx, 'fellIll', { actor, disease });
  if (disease === 'plague') yield* toll(tx, actor);
}

/** What each day does to the ill, once for each that has passed (Diseases). */
export function* diseasesToday(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  for (const { id } of beingIn(tx.now, actor)?.diseases ?? [])
    for (
      let one = heldIn(tx.now, actor, id);
      one !== null && isDue(tx.now, one);
      one = heldIn(tx.now, actor, id)
    ) {
      change(tx, actor, id, (held) => ({ ...held, next: held.next + DAY }));
      yield* day(tx, actor, one);
    }
}

const heldIn = (scene: Scene, actor: CharacterId, disease: DiseaseId): Held | null => {
  const who = beingIn(scene, actor);
  return who === null || who.dead ? null : (who.diseases.find(({ id }) => id === disease) ?? null);
};

const isDue = ({ party }: Scene, { next }: Held): boolean => next <= party.clock;

function* day(tx: Tx<Scene>, actor: CharacterId, { id, recovering, good }: Held): Rule<void> {
  if (recovering) return yield* recover(tx, actor);
  const { daily, inARow } = rowOf(diseases, id);
  // Without Exhaustion at the end of a day and still at the end of the next, the fever is over before anything is rolled.
  if (id === 'fever' && good > 0 && beingIn(tx.now, actor)?.exhaustion === 0) return cure(tx, actor, id);
  if (id === 'plague') yield* toll(tx, actor);
  if (beingIn(tx.now, actor)?.dead !== false) return;
  const easy = beingIn(tx.now, actor)?.takesItEasy === true;
  const { passed } = yield* rollCheck(
    tx,
    {
      actor,
      skill: 'endurance',
      label: 'disease',
      sure: true,
      ...(easy ? { edges: [{ source: 'takingItEasy', edge: 'advantage' }] } : {}),
    },
    { difficulty: daily, impossible: false },
  );
  if (id === 'fever') {
    if (!passed) exhaust(tx, actor, 1, 'fever');
    const isFree = beingIn(tx.now, actor)?.exhaustion === 0;
    return change(tx, actor, id, (held) => ({ ...held, good: isFree ? 1 : 0 }));
  }
  if (inARow === null) return;
  change(tx, actor, id, (held) => ({ ...held, good: passed ? held.good + 1 : 0 }));
  if ((heldIn(tx.now, actor, id)?.good ?? 0) < inARow) return;
  if (id === 'cold') return cure(tx, actor, id);
  change(tx, actor, id, (held) => ({ ...held, recovering: true }));
  tell(tx, 'turnsForTheBetter', { actor, disease: id });
}

/** 1d12 of maximum Vitality for a day of plague: at 0 they die. */
function* toll(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { dice } = yield* tx.roll({ count: 1, sides: 12, label: 'plague', by: actor });
  const lost = dice[0]?.value ?? 0;
  change(tx, actor, 'plague', (held) => ({ ...held, lost: held.lost + lost }));
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return;
  const most = vitalityOf(who).total - (heldIn(tx.now, actor, 'plague')?.lost ?? 0);
  who.vitality = Math.min(who.vitality, Math.max(0, most));
  if (most <= 0) who.dead = true;
  tell(tx, 'plagueTakes', { actor, lost, most: Math.max(0, most), dies: most <= 0 });
}

/** 1d12 of maximum Vitality comes back for a day; all of it back is the end of the plague. */
function* recover(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { dice } = yield* tx.roll({ count: 1, sides: 12, label: 'plague', by: actor });
  const back = dice[0]?.value ?? 0;
  change(tx, actor, 'plague', (held) => ({ ...held, lost: Math.max(0, held.lost - back) }));
  const left = heldIn(tx.now, actor, 'plague')?.lost ?? 0;
  tell(tx, 'plagueGives', { actor, back, left });
  if (left === 0) cure(tx, actor, 'plague');
}

/** Somebody is well again. */
export function cure(tx: Tx<Scene>, actor: CharacterId, disease: DiseaseId): void {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return;
  who.diseases = who.diseases.filter(({ id }) => id !== disease);
  tell(tx, 'cured', { actor, disease });
}

function change(tx: Tx<Scene>, actor: CharacterId, disease: DiseaseId, to: (held: Held) => Held): void {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return;
  const held = who.diseases.find(({ id }) => id === disease);
  if (held !== undefined) Object.assign(held, to(held));
}
