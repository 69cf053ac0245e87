import {
  type Character,
  type Creature,
  characterSchema,
  type Hero,
} from '../../../../src/systems/ishanekon/character/schema.ts';

const tens = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  charisma: 10,
  instinct: 10,
  will: 10,
};

type Stats = Partial<Record<keyof typeof tens, number>>;
type Said<T> = Partial<Omit<T, 'kind' | 'stats' | 'unspent'>> & {
  readonly stats?: Stats;
  readonly unspent?: Partial<Hero['unspent']>;
};

/** A hero of Level 1 whose Stats are 10 where nothing else is said, with 20 Vitality and 10 WP. */
export function hero({ stats = {}, ...said }: Said<Hero> = {}): Hero {
  const made: Character = characterSchema.parse({
    kind: 'hero',
    name: 'Tiz',
    level: 1,
    archetype: 'war',
    primary: 'strength',
    secondary: 'dexterity',
    evasion: 'strength',
    vitality: 20,
    wp: 10,
    momentum: 10,
    stats: { ...tens, ...stats },
    ...said,
  });
  if (made.kind !== 'hero') throw new Error('not a hero');
  return made;
}

/** A normal creature of Level 1 in the same way. */
export function creature({ stats = {}, ...said }: Said<Creature> = {}): Creature {
  const made: Character = characterSchema.parse({
    kind: 'creature',
    name: 'Wolf',
    level: 1,
    rank: 'normal',
    class: 'fighter',
    primary: 'strength',
    secondary: 'dexterity',
    evasion: 'strength',
    vitality: 20,
    wp: 5,
    stats: { ...tens, ...stats },
    ...said,
  });
  if (made.kind !== 'creature') throw new Error('not a creature');
  return made;
}
