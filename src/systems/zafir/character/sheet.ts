import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet, SheetSection } from '../../../engine/words.ts';
import { limitOn } from '../abilities/limits.ts';
import { type AbilityId, type AbilityRow, abilities } from '../content/abilities.ts';
import { aids } from '../content/aids.ts';
import { attributes } from '../content/attributes.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { conditions } from '../content/conditions.ts';
import { disabilities } from '../content/disabilities.ts';
import { headgear } from '../content/headgear.ts';
import { languages } from '../content/languages.ts';
import { proficiencies } from '../content/proficiencies.ts';
import { progression } from '../content/progression.ts';
import { ranges } from '../content/ranges.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { responsibilityLevels } from '../content/responsibilityLevels.ts';
import { species } from '../content/species.ts';
import { unitTypes } from '../content/unitTypes.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import { powerLine } from '../powers/describe.ts';
import { type Power, useOf } from '../powers/schema.ts';
import { reactionsOf } from '../reactions/known.ts';
import { money } from '../words/money.ts';
import { writeEquipped, writeOwned, writePocket } from './belongings.ts';
import { ARMOUR, armourOf, gaugesOf } from './defence.ts';
import { attributeOf } from './derive.ts';
import { hasGrenadePocket, utilityPockets } from './pockets.ts';
import { profileOf } from './profile.ts';
import type { Character, Enemy, Hero } from './schema.ts';
import { classRow, proficienciesOf } from './training.ts';
import type { Profile } from './unitProfile.ts';
import type { Weapon } from './weapon.ts';
import { writeRows } from './written.ts';

type Section = SheetSection;

/** A character as every view shows it. What players typed is escaped. */
export const sheetOf = (character: Character): Sheet =>
  character.kind === 'hero' ? heroSheet(character) : enemySheet(character);

function heroSheet(hero: Hero): Sheet {
  const profile = profileOf(hero);
  const class_ = classRow(hero.classes.at(-1) ?? 'recruit').name;
  return {
    title: hero.name,
    subtitle: [
      ...stateOf(hero),
      `Level ${hero.level} ${class_}`,
      rowOf(species, hero.origin.species).name,
      ...(hero.origin.pronouns === '' ? [] : [escapeMarkdown(hero.origin.pronouns)]),
    ].join(' · '),
    gauges: allGauges(hero, profile),
    sections: [
      ...some('Conditions', conditionNames(hero)),
      ...some('Disabilities', disabilityLines(hero)),
      { title: 'Combat', lines: combatLines(profile) },
      { title: 'Attacks', lines: attackLines(profile.weapons, profile.aim) },
      { title: 'Abilities', lines: abilityLines(hero, profile.abilities) },
      ...some('Powers', powerLines(hero, profile.powers)),
      { title: 'Pockets', lines: pocketLines(hero) },
      toChoose(hero),
      ...behind([
        { title: 'Responsibilities', lines: responsibilityLines(hero) },
        {
          title: 'Base attributes',
          lines: [attributes.map((row) => attributeWords(hero, row.id, row.name)).join(' · ')],
        },
        { title: 'Equipment', lines: equipmentLines(hero) },
        {
          title: 'Proficiencies',
          lines: [
            proficienciesOf(hero.classes)
              .map((id) => rowOf(proficiencies, id).name)
              .join(', '),
          ],
        },
        { title: 'Languages', lines: languageLines(hero) },
        { title: 'Standing orders', lines: orderLines(hero) },
        { title: 'Inventory', lines: [money(hero.money), ...inventoryLines(hero)] },
        ...some('Origin', originLines(hero)),
        ...some('Notes', hero.notes === '' ? [] : [escapeMarkdown(hero.notes)]),
      ]),
    ],
  };
}

/** What goes up and down, Armour too where there is some: on a sheet it counts as much as HP. */
function allGauges(who: Character, { armourPoints }: Profile): Sheet['gauges'] {
  const gauges = gaugesOf(who).filter(({ label }) => label !== ARMOUR);
  return armourPoints === 0
    ? gauges
    : [...gauges, { label: ARMOUR, value: armourOf(who), max: armourPoints }];
}

const behind = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => ({ ...section, later: true }));

const some = (title: string, lines: readonly string[]): readonly Section[] =>
  lines.length === 0 ? [] : [{ title, lines }];

const stateOf = ({ dead, captured, scarred }: Hero): readonly string[] => [
  ...(dead ? ['Dead'] : []),
  ...(captured ? ['Captured'] : []),
  ...(scarred ? ['Scarred'] : []),
];

/** 'Agility 0 (of 1)': what a disability takes shows. */
function attributeWords(hero: Hero, id: (typeof attributes)[number]['id'], name: string): string {
  const now = attributeOf(hero, id);
  return `${name} ${ofMost(now, hero.attributes[id])}`;
}

/** '2', or '1 (of 2)' where some of it is gone. */
const ofMost = (now: number, most: number): string => (now === most ? `${now}` : `${now} (of ${most})`);

function combatLines(profile: Profile): readonly string[] {
  const { speed, aim, will, agilityPoints, nimble, wheels } = profile;
  const more = [
    ...(profile.willAttack === 0 ? [] : [`Will Attacks +${profile.willAttack}`]),
    ...(profile.resist === 0 ? [] : [`resisting +${profile.resist}`]),
    nimble ? `Agility Points ${agilityPoints}` : 'no Agility Moves',
    ...(wheels === 'wheelchair' ? ['no stairs, ladders or ledges'] : []),
    ...profile.dodge.map(({ dice, versus }) => `Dodge ${dice}${versus === null ? '' : ` against ${versus}`}`),
  ];
  return [`Speed ${speed} · Aim ${aim} · Will ${will}`, more.join(' · ')];
}

/** A line an attack, with the dice of its owner in it. */
export const attackLines = (weapons: readonly Weapon[], aim: number): readonly string[] =>
  weapons.length === 0 ? ['none'] : weapons.map((weapon) => attackLine(weapon, aim));

function attackLine(weapon: Weapon, aim: number): string {
  const { name, range, damage, critDamage, breaking, piercing, ammo, properties } = weapon;
  const parts = [
    rowOf(ranges, range).name,
    `Aim Dice ${weapon.aim + aim}`,
    `Crit Dice ${weapon.crit}`,
    `Damage ${damageWords(damage)} (crit +${critDamage})`,
    ...(breaking === 0 ? [] : [`Breaking ${breaking}`]),
    ...(piercing === 0 ? [] : [`Piercing ${piercing}`]),
    ...(ammo === null ? [] : [`Ammo ${ammo}`]),
    ...properties.map(({ id, number }) => propertyWords(id, number)),
  ];
  return `**${escapeMarkdown(name)}**: ${parts.join(', ')}`;
}

/** 'd3 + 2', '3'. */
export const damageWords = ({ die, plus }: Weapon['damage']): string =>
  die === 0 ? String(plus) : `d${die}${plus === 0 ? '' : ` + ${plus}`}`;

/** 'Lightweight 2', 'Silent'. */
const propertyWords = (id: Weapon['properties'][number]['id'], number: number | undefined): string =>
  rowOf(weaponProperties, id).name.replace(/ X$/, number === undefined ? '' : ` ${number}`);

/** 'Overwatch: ask · Dodge: always': what is done about each reaction without further word. */
const orderLines = (who: Character): readonly string[] => [
  reactionsOf(who)
    .map(({ name, order }) => `${name}: ${order}`)
    .join(' · '),
];

function abilityLines(who: Character, known: readonly AbilityId[]): readonly string[] {
  if (known.length === 0) return ['none'];
  return known.map((id) => {
    const { name, text } = rowOf(abilities, id);
    return `**${name}** (${usedHow(who, id)}): ${text}`;
  });
}

const activations: Readonly<Record<AbilityRow['activation'], string>> = {
  action: '1 action',
  actionEnds: 'ends the turn',
  free: 'free',
  passive: 'passive',
  reaction: 'reaction',
};

/** How an ability is used, and what is left of it: 'ends the turn, Short, 1 of 2 charges, cools down for 2 more turns'. */
function usedHow(who: Character, id: AbilityId): string {
  const { activation, range } = rowOf(abilities, id);
  const { charges, cooldown } = limitOn(who, id);
  const { spent = 0, cooling = 0 } = who.battle.uses[id] ?? {};
  const most = (charges?.max ?? 0) + (who.battle.extra[id] ?? 0);
  return [
    activations[activation],
    ...(id === 'focus' ? [`${who.battle.focus} ${who.battle.focus === 1 ? 'point' : 'points'} now`] : []),
    ...(range === null || range === 'self'
      ? []
      : [range === 'weapon' ? 'Weapon' : rowOf(ranges, range).name]),
    ...(charges === undefined
      ? []
      : [`${Math.max(0, most - spent)} of ${most} ${most === 1 ? 'charge' : 'charges'}`]),
    ...(cooldown === undefined || cooling > 0 ? coolingWords(cooling) : [`cooldown ${cooldown.length}`]),
  ].join(', ');
}

/** What they can do by packs, or as enemies of their own: a line each. */
const powerLines = (who: Character, powers: readonly Power[]): readonly string[] =>
  powers.map(
    (power) =>
      `**${escapeMarkdown(power.name)}**: ${[escapeMarkdown(powerLine(power)), ...leftWords(who, useOf(power), power.charges)].join('; ')}`,
  );

/** What is left of something that is used up or cools down: '1 of 2 charges left', 'cools down for 2 more turns'. */
function leftWords(who: Character, use: string, charges: number | null): readonly string[] {
  const { spent = 0, cooling = 0 } = who.battle.uses[use] ?? {};
  return [
    ...(charges === null || spent === 0 ? [] : [`${Math.max(0, charges - spent)} of ${charges} left`]),
    ...coolingWords(cooling),
  ];
}

const coolingWords = (cooling: number): readonly string[] =>
  cooling === 0 ? [] : [`cools down for ${cooling} more ${cooling === 1 ? 'turn' : 'turns'}`];

function equipmentLines({
  equipment: { primary, secondary, armour, headgear: hat },
}: Hero): readonly string[] {
  const powered = armour?.powered === true ? ' (powered)' : '';
  const pockets = armour === null ? null : rowOf(bodyArmor, armour.id);
  // Plain weapons stand among the attacks already.
  const fitted = (label: string, weapon: typeof primary) =>
    weapon === null || weapon.mods.length > 0 ? [`${label}: ${writeEquipped(weapon)}`] : [];
  return [
    ...fitted('Primary', primary),
    ...fitted('Secondary', secondary),
    `Body armour: ${writeEquipped(armour)}${powered}`,
    ...(pockets === null || pockets.hardpoints === 0 ? [] : [`Hardpoints: ${pockets.hardpoints}`]),
    ...(hat === null ? [] : [`Headgear: ${rowOf(headgear, hat).name}`]),
  ];
}

function pocketLines(hero: Hero): readonly string[] {
  const utility = utilityPockets(hero);
  const has = `${utility} utility pocket${utility === 1 ? '' : 's'}${hasGrenadePocket(hero) ? ', 1 grenade pocket' : ''}`;
  return [
    `${hero.pockets.length === 0 ? 'empty' : hero.pockets.map(writePocket).join(' · ')} (room: ${has})`,
  ];
}

function responsibilityLines(hero: Hero): readonly string[] {
  const pointsIn = ({ id }: (typeof responsibilities)[number]) => hero.responsibilities[id] ?? 0;
  const lines = [...responsibilities]
    .sort((a, b) => pointsIn(b) - pointsIn(a))
    .flatMap((row) => {
      const points = pointsIn(row);
      const level = responsibilityLevels.find((one) => one.points === points)?.name ?? '';
      return points === 0 ? [] : `${row.name} ${points} (${level})`;
    });
  return [lines.length === 0 ? 'none' : lines.join(' · ')];
}

const languageLines = ({ languages: { fluent, conversational } }: Hero): readonly string[] => [
  ...(fluent.length === 0 ? [] : [`Fluent: ${writeRows(languages, fluent)}`]),
  ...(conversational.length === 0 ? [] : [`Conversational: ${writeRows(languages, conversational)}`]),
];

/** What a level has brought and nobody has chosen yet, and the XP on the way to the next. */
function toChoose({ level, xp, points, upgrade }: Hero): Section {
  const next = progression.find((row) => row.level === level + 1);
  const progress =
    next === undefined ? `${xp} XP; level ${level} is the highest in these rules` : `${xp} of ${next.xp} XP`;
  const open = [
    ...(next !== undefined && xp >= next.xp ? [`Level ${next.level} is ready: Level Up`] : []),
    ...(upgrade ? ['a base class'] : []),
    ...count(points.abilities, 'ability', 'abilities'),
    ...count(points.attributes, 'attribute point', 'attribute points'),
    ...count(points.responsibilities, 'responsibility point', 'responsibility points'),
  ];
  const title = 'Progress';
  return open.length === 0
    ? { title, lines: [progress], later: true }
    : { title, lines: [progress, `To choose: ${open.join(', ')}`] };
}

const count = (many: number, one: string, more: string): readonly string[] =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : more}`];

const disabilityLines = (hero: Hero): readonly string[] =>
  hero.disabilities.map(({ id, detail, aids: has }) => {
    const { name, text } = rowOf(disabilities, id);
    const of = detail === '' ? '' : ` (${escapeMarkdown(detail)})`;
    return has.length === 0
      ? `**${name}**${of}: ${text}`
      : `**${name}**${of}, made up for by ${writeRows(aids, has)}`;
  });

/** The conditions by name, each once. */
export const conditionNames = (character: Character): string[] => [
  ...new Set(
    character.battle.conditions.map(({ id, number }) =>
      rowOf(conditions, id).name.replace(/ X$/, number === null ? '' : ` ${number}`),
    ),
  ),
];

const inventoryLines = ({ inventory }: Hero): readonly string[] =>
  inventory.length === 0 ? [] : [inventory.map((one) => escapeMarkdown(writeOwned(one))).join(' · ')];

function originLines({ origin: { detail, religion, guild, about } }: Hero): readonly string[] {
  const said = [detail, religion, guild].filter((text) => text !== '').map(escapeMarkdown);
  return [...(said.length === 0 ? [] : [said.join(' · ')]), ...(about === '' ? [] : [escapeMarkdown(about)])];
}

function enemySheet(enemy: Enemy): Sheet {
  const profile = profileOf(enemy);
  return {
    title: enemy.name,
    subtitle: [
      ...(enemy.dead ? ['Dead'] : []),
      rowOf(unitTypes, enemy.type).name,
      ...(enemy.large === null ? [] : [`Large, ${enemy.large.height} tiles tall`]),
      ...enemy.tags.map(escapeMarkdown),
    ].join(' · '),
    gauges: allGauges(enemy, profile),
    sections: [
      ...some('Conditions', conditionNames(enemy)),
      { title: 'Combat', lines: [...combatLines(profile), `Detection range ${enemy.detection}`] },
      { title: 'Attacks', lines: attackLines(profile.weapons, profile.aim) },
      ...some('Abilities', enemy.abilities.length === 0 ? [] : abilityLines(enemy, enemy.abilities)),
      ...some('Powers', powerLines(enemy, profile.powers)),
      ...behind([
        ...some('Standing orders', Object.keys(enemy.orders).length === 0 ? [] : orderLines(enemy)),
        ...some('About', enemy.text === '' ? [] : [escapeMarkdown(enemy.text)]),
        ...some('Notes', enemy.notes === '' ? [] : [escapeMarkdown(enemy.notes)]),
      ]),
    ],
  };
}
