import type { Choice } from '../../../../engine/options.ts';
import { isUnseen } from '../../fight/known.ts';
import { enemiesOf } from '../../fight/sides.ts';
import { type CharacterId, characterIn, fightersIn, type Scene, type Trigger } from '../../scene.ts';

const MOST_METRES = 1000;
const usualMetres = [10, 20, 30, 50];

const plain = {
  best: 'Best shot',
  first: 'First in sight',
  ask: 'Ask me',
} as const;

/** A trigger as an id that is chosen: 'within:30', 'only:raider1'. */
const idOf = (trigger: Trigger): string => {
  switch (trigger.when) {
    case 'within':
      return `within:${trigger.metres}`;
    case 'only':
      return `only:${trigger.at}`;
    case 'best':
    case 'first':
    case 'ask':
      return trigger.when;
  }
};

const called = (scene: Scene, trigger: Trigger): string => {
  switch (trigger.when) {
    case 'within':
      return `Within ${trigger.metres} m`;
    case 'only':
      return `Only at ${characterIn(scene, trigger.at)?.name ?? trigger.at}`;
    case 'best':
    case 'first':
    case 'ask':
      return plain[trigger.when];
  }
};

/** The triggers that Overwatch can be taken with: the usual one first, then enemies whom one knows of. */
export function triggersFor(scene: Scene, actor: CharacterId): readonly Choice[] {
  const enemies = enemiesOf(scene, actor).filter((id) => !isUnseen(scene, id));
  const all: readonly Trigger[] = [
    { when: 'best' },
    { when: 'first' },
    { when: 'ask' },
    ...usualMetres.map((metres): Trigger => ({ when: 'within', metres })),
    ...enemies.map((at): Trigger => ({ when: 'only', at })),
  ];
  return all.map((trigger) => ({
    id: idOf(trigger),
    name: called(scene, trigger),
    relation: 'thing',
    refused: null,
  }));
}

/** Reads a trigger as it was chosen or typed: 'within 25 m', 'only Raider 1'. Null for what is none. */
export function readTrigger(scene: Scene, text: string | null): Trigger | null {
  const said = (text ?? '').trim();
  if (said === '') return { when: 'best' };
  const lower = said.toLowerCase();
  for (const when of ['best', 'first', 'ask'] as const)
    if (lower === when || lower === plain[when].toLowerCase()) return { when };
  const metres = /^(?:within[: ] ?)?(\d{1,4}) ?m?$/u.exec(lower)?.[1];
  if (metres !== undefined) {
    const number = Number(metres);
    return number >= 1 && number <= MOST_METRES ? { when: 'within', metres: number } : null;
  }
  const whom = /^only[: ] ?(?:at )?(.{1,100})$/u.exec(said)?.[1]?.toLowerCase();
  const at = fightersIn(scene).find(
    (id) => id.toLowerCase() === whom || characterIn(scene, id)?.name.toLowerCase() === whom,
  );
  return at === undefined ? null : { when: 'only', at };
}
