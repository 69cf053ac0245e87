import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet, SheetSection } from '../../../engine/words.ts';
import { rowOf } from '../../../engine/table.ts';
import { switches } from '../abilities/switches.ts';
import { isCritical } from '../conditions/active.ts';
import { abilityRowOf } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { sizes } from '../content/sizes.ts';
import { statusEffects } from '../content/statusEffects.ts';
import { benefitOf, nameOf } from '../gear/carried.ts';
import { dodgeOf } from '../numbers/dodge.ts';
import { ratingFor, ratingOf, scoreOf } from '../numbers/score.ts';
import { powerLine } from '../powers/describe.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { attackWords } from '../words/attacks.ts';
import { abilityName } from './advance.ts';
import { className, roleName } from './creation/choices.ts';
import { signed } from './creation/step.ts';
import { classOf, roleOf } from './derive.ts';
import { writeItem } from './fields/items.ts';
import { storyBonus } from './maxima.ts';
import type { Character, Item, Person, Vehicle } from './schema.ts';
import { writeTrait } from './traits.ts';

const SELF = 'self';

/** A character as every view shows it. What players typed is escaped. */
export const sheetOf = (character: Character): Sheet =>
  character.kind === 'person' ? personSheet(character) : vehicleSheet(character);

const some = (title: string, lines: readonly string[]): readonly SheetSection[] =>
  lines.length === 0 ? [] : [{ title, lines }];

const behind = (sections: readonly SheetSection[]): readonly SheetSection[] =>
  sections.map((section) => ({ ...section, later: true }));

function personSheet(person: Person): Sheet {
  const scene = sceneOf({ [SELF]: person });
  const { hp, sp, ehp, prestige, battery, mook, role, quirks, stories, notes } = person;
  return {
    title: person.name,
    subtitle: subtitleOf(person),
    gauges: [
      { label: 'HP', value: hp.now, max: hp.max },
      { label: 'SP', value: sp.now, max: sp.max },
      ...(mook ? [] : [{ label: 'EHP', value: ehp.now, max: ehp.max }]),
      ...(role === null ? [] : [{ label: 'Prestige', value: prestige, max: 3 }]),
      ...(battery === null ? [] : [{ label: 'Own Charge', value: battery, max: 100 }]),
    ],
    sections: [
      ...some('Conditions', conditionLines(person)),
      { title: 'Scores (Ratings)', lines: scoreLines(scene) },
      ...some(
        'Traits',
        person.traits.length === 0
          ? []
          : [person.traits.map((one) => escapeMarkdown(writeTrait(one))).join(' · ')],
      ),
      ...some('In hand', attackLines(scene, person)),
      ...some('Abilities', [...person.abilities.map(abilityLine), ...powerLinesOf(person)]),
      ...some('To choose', pointLines(person)),
      ...behind([
        ...some('Quirks', quirkLines(quirks)),
        ...some(
          'Stories',
          stories.length === 0
            ? []
            : [`Story Bonus ${signed(storyBonus(person.scores.wisdom))}`, ...stories.map(escapeMarkdown)],
        ),
        ...some(
          'Skilled with',
          person.skilled.length === 0
            ? []
            : [person.skilled.map((id) => rowOf(skilledGroups, id).name).join(', ')],
        ),
        { title: 'Gear', lines: gearLines(person) },
        ...some('Does by itself', switchLines(person)),
        ...some('Notes', notes === '' ? [] : [escapeMarkdown(notes)]),
      ]),
    ],
  };
}

function subtitleOf(person: Person): string {
  const [role, is] = [roleOf(person), classOf(person)];
  const size = person.size === 'medium' ? [] : [rowOf(sizes, person.size).name];
  return [
    ...(person.dead ? ['Dead'] : isCritical(person) ? ['Critical Condition'] : []),
    ...(person.role === null
      ? []
      : [
          `Level ${person.level} ${role === null ? escapeMarkdown(person.role.replace(/^The /u, '')) : roleName(role)}`,
        ]),
    ...(person.class === null ? [] : [is === null ? escapeMarkdown(person.class) : className(is)]),
    ...size,
    ...(person.pronouns === '' ? [] : [escapeMarkdown(person.pronouns)]),
  ].join(' · ');
}

/** Conditions, and what healers and friends have left: 'Regeneration, 3 stacks'. */
function conditionLines({ conditions, afflictions, boons }: Person): readonly string[] {
  const { regeneration, supercharge, clarity, pep } = boons;
  return [
    ...conditions.map(({ id, byName }) => {
      const by = byName === null || id === 'prone' ? '' : ` by ${escapeMarkdown(byName)}`;
      return `${rowOf(statusEffects, id).name}${by}`;
    }),
    ...new Set(afflictions.map(({ condition }) => escapeMarkdown(condition.name))),
    ...(regeneration === 0
      ? []
      : [`Regeneration, ${regeneration} ${regeneration === 1 ? 'stack' : 'stacks'}`]),
    ...(supercharge.length === 0 ? [] : ['Supercharge token']),
    ...(clarity === 0 ? [] : [`Clarity ${clarity} of 3`]),
    ...(pep === null ? [] : [`Pep talk: next damage +${pep.bonus}`]),
  ];
}

/** Two lines of four: 'STR +1 (4+) · FTD 0 (4+) · …', and how they dodge. */
function scoreLines(scene: Scene): readonly string[] {
  const one = ({ id, short }: (typeof attributes)[number]) => {
    const { base, total } = scoreOf(scene, SELF, id);
    const before = base === total ? '' : `, usually ${signed(base)}`;
    return `**${short}** ${signed(total)} (${ratingFor(total)}+${before})`;
  };
  const dodge = dodgeOf(scene, SELF);
  const withWhat = dodge === null || dodge.with === 'armour' ? 'armour' : rowOf(attributes, dodge.with).short;
  return [
    attributes.slice(0, 4).map(one).join(' · '),
    attributes.slice(4).map(one).join(' · '),
    ...(dodge === null ? [] : [`Dodges on ${dodge.rating}+ with ${withWhat}`]),
  ];
}

/** What is in somebody's hands: a line each, with its attacks. */
function attackLines(scene: Scene, { items, holding }: Person): readonly string[] {
  return items
    .filter(({ id, dropped }) => holding.includes(id) && !dropped)
    .map((item) => {
      const attacks = [item.profile, ...item.modules].flatMap((profile) => profile.attacks);
      const words = attacks.map((attack) => attackWords(attack, (id) => ratingOf(scene, SELF, id)));
      const block = benefitOf(item, 'block') === null ? [] : ['blocks for 1 SP'];
      return `**${escapeMarkdown(nameOf(item))}**${loadWords(item)}: ${[...words, ...block].join('; ') || item.profile.text}`;
    });
}

interface Loaded {
  readonly profile: { readonly ammo: Item['profile']['ammo']; readonly charge: number | null };
  readonly ammo: number;
  readonly charge: number;
}

/** What something holds now: ' (4/6 Ammo)'. */
function loadWords({ profile, ammo, charge }: Loaded): string {
  if (profile.ammo !== null) return ` (${ammo}/${profile.ammo.max} Ammo)`;
  return profile.charge === null ? '' : ` (${charge}/${profile.charge} Charge)`;
}

function abilityLine(own: Person['abilities'][number]): string {
  const row = abilityRowOf(own.id);
  const cooling = own.cooling ? ' (on cooldown)' : '';
  return `**${escapeMarkdown(abilityName(own))}**${cooling}${row === null ? '' : `: ${row.text}`}`;
}

/** What packs have brought. */
const powerLinesOf = ({ powers, cooling }: Person): readonly string[] =>
  powers.map((power) => {
    const used = cooling.includes(power.id) ? ' (on cooldown)' : '';
    return `**${escapeMarkdown(power.name)}**${used}: ${escapeMarkdown(powerLine(power))}`;
  });

/** Switches that are not as they usually are: 'Bonk on'. */
function switchLines({ switches: set }: Person): readonly string[] {
  const parts = switches.flatMap(({ id, name, on }) => {
    const now = set[id] ?? on;
    return now === on ? [] : [`${name} ${now ? 'on' : 'off'}`];
  });
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

function pointLines({ points }: Person): readonly string[] {
  const parts = [
    ...(points.free === 0 ? [] : [`${points.free} AP`]),
    ...(points.role === 0 ? [] : [`${points.role} AP for your role's Abilities`]),
  ];
  return parts.length === 0 ? [] : [`${parts.join(', ')}: Gain Ability`];
}

const quirkLines = ({ ideal, goal, flaw }: Person['quirks']): readonly string[] =>
  [
    ['Ideal', ideal],
    ['Goal', goal],
    ['Flaw', flaw],
  ].flatMap(([label, text]) => (text === '' ? [] : [`**${label}** ${escapeMarkdown(text ?? '')}`]));

/** Money, and everything that is not in a hand. */
function gearLines({ money, gearMoney, items, holding, wearing }: Person): readonly string[] {
  const rest = items.filter(({ id, dropped }) => !holding.includes(id) && id !== wearing && !dropped);
  const worn = items.find(({ id }) => id === wearing);
  const gone = items.filter(({ dropped }) => dropped);
  return [
    `${money} mC${gearMoney === 0 ? '' : `, and ${gearMoney} mC for Adventuring Gear`}`,
    ...(worn === undefined ? [] : [`Worn: ${escapeMarkdown(nameOf(worn))}`]),
    ...(rest.length === 0
      ? []
      : [rest.map((item) => `${escapeMarkdown(writeItem(item))}${loadWords(item)}`).join(' · ')]),
    ...(gone.length === 0
      ? []
      : [`Lying somewhere: ${gone.map((item) => escapeMarkdown(nameOf(item))).join(' · ')}`]),
  ];
}

const insideWords: Readonly<Record<Vehicle['inside'], string>> = {
  targeted: 'Those inside can be seen and targeted.',
  seen: 'Those inside can be seen, but not targeted.',
  unseen: "Those inside can't be seen or targeted.",
};

function vehicleSheet(vehicle: Vehicle): Sheet {
  const { hp, watts, size, diameter, medium, group, destroyed, deployed, altitude, notes, pronouns } =
    vehicle;
  return {
    title: vehicle.name,
    subtitle: [
      ...(destroyed ? ['Destroyed'] : []),
      ...(deployed ? ['Deployed'] : []),
      ...(altitude > 0 ? [`Flying at ${Math.round(altitude / 100)} m`] : []),
      `${rowOf(sizes, size).name} ${medium === 'air' ? 'Air' : 'Land'} Vehicle`,
      `${diameter / 100} m`,
      ...(vehicle.signature ? ['Signature Vehicle'] : []),
      ...(pronouns === '' ? [] : [escapeMarkdown(pronouns)]),
    ].join(' · '),
    gauges: [
      { label: 'HP', value: hp.now, max: hp.max },
      { label: 'Watts', value: watts, max: Math.max(watts, wattsOf(vehicle)) },
    ],
    sections: [
      ...vehicle.terminals.map((terminal, n) => terminalSection(vehicle, n, terminal.capacity)),
      {
        title: 'Crew',
        lines: [
          insideWords[vehicle.inside],
          `Room for ${vehicle.passengers} ${vehicle.passengers === 1 ? 'passenger' : 'passengers'} besides.`,
          ...(vehicle.skilledOnly ? ['Only the Skilled can operate it.'] : []),
          ...(group === null ? [] : [`Skilled: ${rowOf(skilledGroups, group).name}`]),
        ],
      },
      ...behind(some('Notes', notes === '' ? [] : [escapeMarkdown(notes)])),
    ],
  };
}

/** Watts that all its engines make a turn. */
const wattsOf = ({ systems }: Vehicle): number =>
  systems.reduce((sum, { profile }) => sum + (profile.engine?.watts ?? 0), 0);

function terminalSection(vehicle: Vehicle, terminal: number, capacity: number): SheetSection {
  const own = vehicle.systems.filter((one) => one.terminal === terminal);
  const weight = own.reduce((sum, { profile }) => sum + profile.weight, 0);
  const title = `${vehicle.terminals.length === 1 ? 'Terminal' : `Terminal ${terminal + 1}`}, ${weight} of ${capacity} SW`;
  const lines = own.map((system) => {
    const { profile, on } = system;
    const attacks = profile.attacks.map((attack) => attackWords(attack, () => null));
    const moves = profile.movements.map(({ name, watts }) => `${name} ${watts} W`);
    const engine =
      profile.engine === null
        ? []
        : [on ? 'on' : 'off', `${profile.engine.watts} W for ${profile.engine.charge} Charge a turn`];
    return `**${escapeMarkdown(profile.name)}**${loadWords(system)}: ${[...engine, ...attacks, ...moves].join(', ') || profile.text}`;
  });
  return { title, lines: lines.length === 0 ? ['empty'] : lines };
}
