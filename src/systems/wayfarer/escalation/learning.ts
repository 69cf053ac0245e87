import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillCategories } from '../content/skills/skill.ts';
import { skills } from '../content/skills/index.ts';
import type { Force } from '../forces/force.ts';
import type { Lesson, UnitPlan } from '../forces/plan.ts';
import { cardOf, isVehicle, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { mostResources } from './band.ts';
import { advancementOf, canLearn, canLose } from './lessons.ts';

/** Drones don't learn (L5934). */
const drones: readonly string[] = ['roboticDrone', 'arcaneDrone'];

/** Whether a unit learns from a match: no vehicle does, and no drone. */
export function learns(scene: Scene, id: UnitId): boolean {
  const card = cardOf(scene, id);
  return !isVehicle(card) && !card.traits.some((trait) => drones.includes(trait));
}

/** The plan of a unit as it stands in its owner's force; null for a vehicle. */
function planOf(scene: Scene, id: UnitId): UnitPlan | null {
  const { owner, entry } = unit(scene, id);
  const one = scene.characters[owner]?.force.entries[entry];
  return one?.kind === 'unit' ? one.plan : null;
}

/** A side has another force from now on: a copy of that, as what is put in could still change. */
export function giveForce(tx: Tx<Scene>, side: SideId, force: Force): void {
  const drafted = tx.state.characters[side];
  if (drafted !== undefined) drafted.force = castDraft(structuredClone(force));
}

/** The places that some units of a side have in its force. */
export const placesOf = (scene: Scene, side: SideId, units: ReadonlySet<UnitId>): ReadonlySet<number> =>
  new Set([...units].flatMap((id) => (unit(scene, id).owner === side ? [unit(scene, id).entry] : [])));

/** A side has so many resources more, or fewer; gives how many it has then. */
export function gain(tx: Tx<Scene>, side: SideId, resources: number): number {
  const band = tx.state.characters[side]?.band;
  if (band === undefined) return 0;
  band.resources = Math.min(mostResources, Math.max(0, band.resources + resources));
  return band.resources;
}

const categoryOf = (id: string): string => skills.find((one) => one.id === id)?.category ?? 'general';

/** Who owns the unit chooses one of what it could learn or lose; of skills the category first, where there are several. */
function* chosenLesson(tx: Tx<Scene>, id: UnitId, lessons: readonly Lesson[]): Rule<Lesson | null> {
  const [first] = lessons;
  if (first === undefined || lessons.length === 1) return first ?? null;
  const { owner } = unit(tx.snapshot(), id);
  const code = first.by > 0 ? 'learn' : 'unlearn';
  let open = lessons;
  const categories = skillCategories.filter((row) =>
    lessons.some((one) => one.kind === 'skill' && categoryOf(one.id) === row.id),
  );
  if (categories.length > 1) {
    const category = yield* tx.ask({
      id: `${code}Kind`,
      asked: owner,
      code: `${code}Kind`,
      params: { unit: id },
      options: categories.map((row) => ({ id: row.id, code: 'learn.of', params: { what: row.id } })),
      default: categories[0]?.id ?? '',
    });
    open = lessons.filter((one) => categoryOf(one.id) === category);
  }
  const choice = yield* tx.ask({
    id: code,
    asked: owner,
    code,
    params: { unit: id },
    options: open.map((one) => ({ id: one.id, code: `${code}.what`, params: { what: one.id } })),
    default: open[0]?.id ?? '',
  });
  return open.find((one) => one.id === choice) ?? null;
}

/** A unit learns something, or loses it: its card is another from now on, and worth the same (L5921). */
function teach(tx: Tx<Scene>, id: UnitId, lesson: Lesson): void {
  const { owner, entry } = unit(tx.snapshot(), id);
  const one = tx.state.characters[owner]?.force.entries[entry];
  if (one?.kind !== 'unit') return;
  one.plan.lessons = castDraft([...(one.plan.lessons ?? []), lesson]);
  tell(tx, lesson.by > 0 ? 'learned' : 'unlearned', { unit: id, kind: lesson.kind, what: lesson.id });
}

function* rolledAdvance(tx: Tx<Scene>, id: UnitId): Rule<number> {
  const { owner } = unit(tx.snapshot(), id);
  const { dice } = yield* tx.roll({ count: 2, sides: 6, label: 'advancement', by: owner, to: 'all' });
  const shown = dice.map(({ value }) => value);
  const sum = shown.reduce((all, one) => all + one, 0);
  tell(tx, 'advanceRolled', { side: owner, unit: id, dice: shown, result: advancementOf(sum) });
  return sum;
}

/** A unit rolls on the table and learns (L5873 to L5920); what isn't applicable is resources of its value (L5926). */
export function* advance(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const sum = yield* rolledAdvance(tx, id);
  const scene = tx.snapshot();
  const plan = planOf(scene, id);
  const lesson = yield* chosenLesson(tx, id, plan === null ? [] : canLearn(plan, sum));
  if (lesson !== null) return teach(tx, id, lesson);
  const { owner } = unit(scene, id);
  const resources = cardOf(scene, id).value;
  tell(tx, 'teamBonus', { side: owner, unit: id, resources, total: gain(tx, owner, resources) });
}

/** A unit stays out of the next match (L5829). */
export function rest(tx: Tx<Scene>, id: UnitId): void {
  const { owner, entry } = unit(tx.snapshot(), id);
  const one = tx.state.characters[owner]?.force.entries[entry];
  if (one !== undefined) one.rests = true;
  tell(tx, 'wounded', { side: owner, unit: id });
}

/** A unit rolls on the table and loses what it would have gained (L5825); where it has nothing of it to lose, it is wounded (L5931). */
export function* cripple(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const plan = planOf(tx.snapshot(), id);
  if (plan === null) return rest(tx, id);
  const sum = yield* rolledAdvance(tx, id);
  const lesson = yield* chosenLesson(tx, id, canLose(plan, sum));
  if (lesson === null) return rest(tx, id);
  teach(tx, id, lesson);
}
