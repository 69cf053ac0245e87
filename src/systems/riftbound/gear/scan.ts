import { overLimit } from '../../../engine/limit.ts';
import { refusal } from '../../../engine/refusal.ts';
import { bearingTo, compass, METRE } from '../../../engine/space/plane/index.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Item } from '../character/schema.ts';
import { areTouching, bodyOf, distanceBetween } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, characterIn, personIn, presentIn, type Scene, vehicleIn } from '../scene.ts';
import { airIn } from '../vehicles/crew.ts';
import { tell } from '../tell.ts';
import { benefitOf, carriedBy, heldBy, nameOf } from './carried.ts';
import { type InsightId, insights } from './insights.ts';

const SCANNER = 'scanner:';

const scannersOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  heldBy(scene, actor).filter((item) => benefitOf(item, 'scan') !== null);

const hasScanner = (scene: Scene, id: CharacterId): boolean =>
  carriedBy(scene, id).some((item) => benefitOf(item, 'scan') !== null);

/** Whether somebody is within the range of a scanner; outside of fights, and where nobody has a place, everybody there is. */
function inRange(scene: Scene, actor: CharacterId, id: CharacterId, metres: number): boolean {
  const distance = distanceBetween(scene, actor, id);
  return scene.fight === null || inMind(scene) || (distance !== null && distance <= metres * METRE);
}

/** The direction from one to another: 'north-east'; null where nobody knows where they stand. */
function directionTo(scene: Scene, actor: CharacterId, id: CharacterId): string | null {
  const [from, to] = inMind(scene) ? [null, null] : [bodyOf(scene, actor), bodyOf(scene, id)];
  return from === null || to === null ? null : compass(bearingTo(from.at, to.at));
}

/** Living units in range, who scans among them. A Robot gives no sign of life. */
const livingIn = (scene: Scene, actor: CharacterId, metres: number): number =>
  presentIn(scene).filter((id) => {
    const person = personIn(scene, id);
    return person !== null && !person.dead && person.battery === null && inRange(scene, actor, id, metres);
  }).length;

/** The nearest vehicle in range whose engine runs. */
function energyIn(scene: Scene, actor: CharacterId, metres: number): CharacterId | null {
  const far = (id: CharacterId) => distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY;
  const running = presentIn(scene).filter(
    (id) =>
      vehicleIn(scene, id)?.systems.some(({ on, profile }) => on && profile.engine !== null) === true &&
      inRange(scene, actor, id, metres),
  );
  return running.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Using a scanner: an Action, a Charge, one insight. */
export const scan: Act = {
  id: 'scan',
  name: 'Scan',
  group: 'gear',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => scannersOf(scene, actor).length > 0,
  means: (scene, actor) =>
    scannersOf(scene, actor).map((item) => {
      const needed = benefitOf(item, 'scan')?.charge ?? 0;
      return {
        id: item.id,
        name: nameOf(item),
        note: `${item.charge} Charge`,
        refused: item.charge < needed ? refusal('scannerEmpty', { item: nameOf(item) }) : null,
      };
    }),
  targets: (scene, actor) => [
    ...insights.map(({ id, name, note }) => ({ id, name, note, relation: 'thing' as const, refused: null })),
    ...(personIn(scene, actor)?.crewList ?? []).map((id) => ({
      id: `${SCANNER}${id}`,
      name: `Scanner of ${characterIn(scene, id)?.name ?? 'somebody far away'}`,
      note: 'where it is, within 100 m',
      relation: 'thing' as const,
      refused: null,
    })),
  ],
  run(tx, { actor, means, target }) {
    const scene = tx.snapshot();
    const person = tx.state.characters[actor];
    const item = person?.kind === 'person' ? person.items.find(({ id }) => id === means) : undefined;
    const profile = scannersOf(scene, actor).find(({ id }) => id === means);
    const of = profile === undefined ? null : benefitOf(profile, 'scan');
    if (item === undefined || of === null || target === null) return undefined;
    item.charge -= of.charge;
    const named = target.startsWith(SCANNER) ? target.slice(SCANNER.length) : null;
    const insight: InsightId = insights.find(({ id }) => id === target)?.id ?? 'scanner';
    tell(tx, 'scanned', { actor, insight, left: item.charge });
    const found =
      insight === 'energy'
        ? energyIn(scene, actor, of.range)
        : named !== null && hasScanner(scene, named) && inRange(scene, actor, named, of.range)
          ? named
          : null;
    const reading = {
      actor,
      insight,
      number: insight === 'life' ? livingIn(scene, actor, of.range) : null,
      air: airIn(scene),
      found: found !== null,
      direction: found === null ? null : directionTo(scene, actor, found),
    };
    tell(tx, 'scanRead', reading, [actor]);
    return undefined;
  },
};

/** Those whose scanners could be added to one's Crew List: within touch, with a scanner, and not on it. */
const unlinked = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter(
    (id) =>
      id !== actor &&
      hasScanner(scene, id) &&
      personIn(scene, actor)?.crewList.includes(id) === false &&
      (scene.fight === null || areTouching(scene, actor, id)),
  );

/** Adding another scanner that one can touch to one's Crew List. */
export const linkScanner: Act = {
  id: 'linkScanner',
  name: 'Add to Crew List',
  group: 'gear',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => scannersOf(scene, actor).length > 0 && unlinked(scene, actor).length > 0,
  refused: (scene, actor) => {
    const { crewList: limit } = SHEET_LIMITS;
    const full = (personIn(scene, actor)?.crewList.length ?? 0) >= limit.most;
    return full ? overLimit(limit) : null;
  },
  targets: (scene, actor) =>
    unlinked(scene, actor).map((id) => ({ id, name: characterIn(scene, id)?.name ?? id, refused: null })),
  run(tx, { actor, target }) {
    const person = tx.state.characters[actor];
    if (person?.kind !== 'person' || target === null) return undefined;
    person.crewList.push(target);
    tell(tx, 'scannerLinked', { actor, target });
    return undefined;
  },
};
