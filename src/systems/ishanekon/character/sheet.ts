import { findRow, rowOf } from '../../../engine/table.ts';
import { escapeMarkdown, numeral } from '../../../engine/text.ts';
import type { Gauge, Sheet, SheetSection } from '../../../engine/words.ts';
import { unitSheetOf } from '../army/sheet.ts';
import { usualMeans } from '../attack/means.ts';
import { archetypes } from '../content/archetypes.ts';
import { armour } from '../content/armour.ts';
import { creatureClasses, creatureTypes } from '../content/creatures.ts';
import { diseases } from '../content/diseases.ts';
import { materials, objectProperties } from '../content/objects.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { weaponCategories } from '../content/weaponCategories.ts';
import { armourOf } from '../defence/armourOf.ts';
import { drOf, drPowerOf } from '../defence/dr.ts';
import { evasionOf } from '../defence/evasionOf.ts';
import { upgradeOn } from '../items/upgraded.ts';
import { nameOf, weightWords } from '../items/words.ts';
import { abilityOf, featureOf } from '../language/active/owned.ts';
import { abilityLine, featureLine } from '../language/words/ability.ts';
import { numberOf } from '../numbers/ask.ts';
import { tierOf } from '../numbers/levels.ts';
import { initiativeBase } from '../numbers/maxima.ts';
import { statIn } from '../numbers/statIn.ts';
import { knowsArmour, knowsWeapons } from '../numbers/trained.ts';
import { isCinematic } from '../numbers/ways.ts';
import { subArchetype } from '../packs/shipped.ts';
import { houseRuleTable } from '../party/rules.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { statusRule } from '../status/rows.ts';
import { exhaustionRow } from '../world/exhausted.ts';
import { withBonus } from './creation/statSteps.ts';
import { maximaOf } from './filled.ts';
import type { Being, Character, Hero, Thing } from './schema.ts';

const SELF = 'self';

/** A character as every view shows it. What players typed is escaped. */
export const sheetOf = (character: Character): Sheet =>
  character.kind === 'object' ? objectSheet(character) : beingSheet(character);

const some = (title: string, lines: readonly string[]): readonly SheetSection[] =>
  lines.length === 0 ? [] : [{ title, lines }];

const behind = (sections: readonly SheetSection[]): readonly SheetSection[] =>
  sections.map((section) => ({ ...section, later: true }));

function beingSheet(being: Being): Sheet {
  const scene = sceneOf({ [SELF]: being });
  return {
    title: being.name,
    subtitle: subtitleOf(being),
    gauges: gaugesOf(being),
    sections: [
      ...some('State', stateLines(being)),
      { title: 'Stats', lines: statLines(scene) },
      { title: 'In a fight', lines: fightLines(scene, being) },
      ...some('Skills', skillLines(being)),
      ...(isCinematic(being) ? [] : knownSections(being)),
      ...some('To choose', being.kind === 'hero' ? unspentLines(being) : []),
      ...behind([
        ...(isCinematic(being)
          ? []
          : [
              { title: 'Belongings', lines: belongingLines(scene, being) },
              { title: 'Proficient with', lines: proficiencyLines(scene) },
            ]),
        ...some(
          'Languages',
          being.kind === 'hero'
            ? [being.languages.map(escapeMarkdown).join(', ')].filter((line) => line !== '')
            : [],
        ),
        ...some('Notes', being.notes === '' ? [] : [escapeMarkdown(being.notes)]),
      ]),
    ],
  };
}

const knownSections = (being: Being): readonly SheetSection[] => [
  ...some(
    'Abilities',
    being.abilities.map(({ id }) => abilityText(being, id)),
  ),
  ...some(
    'Features',
    being.features.map((id) => featureText(being, id)),
  ),
];

function subtitleOf(being: Being): string {
  const size = being.size === 'medium' ? [] : [rowOf(sizes, being.size).name];
  const type = being.type === 'humanoid' ? [] : [findRow(creatureTypes, being.type)?.name ?? being.type];
  return [
    ...(being.dead ? ['Dead'] : []),
    `Level ${numeral(being.level)} (Tier ${tierOf(being.level)})`,
    ...kindOf(being),
    ...size,
    ...type,
    ...(being.pronouns === '' ? [] : [escapeMarkdown(being.pronouns)]),
  ].join(' · ');
}

function kindOf(being: Being): readonly string[] {
  if (being.kind === 'creature') {
    const rank = being.rank === 'boss' ? `Boss of grade ${being.grade}` : capital(being.rank);
    const kind = being.class === null ? [] : [capital(being.class)];
    return [rank, ...kind, ...being.ways.map((way) => houseRuleTable[way].name)];
  }
  const name = findRow(archetypes, being.archetype)?.name ?? null;
  const sub = being.subArchetype === null ? null : (subArchetype(being.subArchetype)?.row.name ?? null);
  const { background } = being;
  return [
    ...(being.class === null ? [] : [rowOf(creatureClasses, being.class).name]),
    ...(name === null ? [] : [sub === null ? name : `${name} (${escapeMarkdown(sub)})`]),
    ...being.ways.map((way) => houseRuleTable[way].name),
    ...(background === null ? [] : [escapeMarkdown(background)]),
  ];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function gaugesOf(being: Being): readonly Gauge[] {
  const most = maximaOf(being);
  const gauge = (label: string, value: number, max: number): readonly Gauge[] =>
    max === 0 && value === 0 ? [] : [{ label, value, max }];
  return [
    { label: 'Vitality', value: being.vitality, max: most.vitality },
    ...gauge('WP', being.wp, most.wp),
    ...gauge('Narrative Momentum', being.momentum, most.momentum),
  ];
}

function stateLines(being: Being): readonly string[] {
  const row = exhaustionRow(being.exhaustion);
  return [
    ...(being.temporary === 0 ? [] : [`Temporary Vitality ${being.temporary}`]),
    ...being.statuses.map(
      ({ status, stacks }) =>
        `${statusRule(status)?.name ?? escapeMarkdown(status)}${stacks > 1 ? ` ${stacks}` : ''}`,
    ),
    ...being.effects.map(({ name }) => escapeMarkdown(name)),
    ...(row === null ? [] : [`Exhaustion ${being.exhaustion}: ${row.text}`]),
    ...being.diseases.map(
      ({ id, recovering }) => `${rowOf(diseases, id).name}${recovering ? ', getting better' : ''}`,
    ),
  ];
}

/** Two lines: 'Strength 13 (+3) · …'. */
function statLines(scene: Scene): readonly string[] {
  const one = ({ id, name }: (typeof stats)[number]) => `${name} ${withBonus(statIn(scene, SELF, id).total)}`;
  return [stats.slice(0, 4).map(one).join(' · '), stats.slice(4).map(one).join(' · ')];
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

function fightLines(scene: Scene, being: Being): readonly string[] {
  const initiative = numberOf(scene, 'initiative', initiativeBase(being).total, { actor: SELF }).total;
  if (isCinematic(being)) return [`Initiative ${initiative}`];
  const means = usualMeans(scene, SELF);
  return [
    `Evasion ${evasionOf(scene, SELF).total} · Armor ${armourOf(scene, SELF).total} · Initiative ${initiative} · DR Power ${drPowerOf(scene, SELF).total}`,
    `DR: ${stats.map(({ id, name }) => `${name} ${signed(drOf(scene, SELF, id).total)}`).join(', ')}`,
    ...(means === null ? [] : [`In hand: ${escapeMarkdown(means.name)}`]),
  ];
}

/** The best first: 'Athletics 3, Stealth 2'. */
function skillLines(being: Being): readonly string[] {
  const own = skills
    .map(({ id, name }) => ({ name, level: being.skills[id] ?? 0 }))
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => b.level - a.level);
  return own.length === 0 ? [] : [own.map(({ name, level }) => `${name} ${level}`).join(', ')];
}

function abilityText(being: Being, id: string): string {
  const ability = abilityOf(being, id);
  return ability === null
    ? escapeMarkdown(id)
    : `**${escapeMarkdown(ability.name)}**: ${escapeMarkdown(abilityLine(ability))}`;
}

function featureText(being: Being, id: string): string {
  const feature = featureOf(being, id);
  return feature === null
    ? escapeMarkdown(id)
    : `**${escapeMarkdown(feature.name)}**: ${escapeMarkdown(featureLine(feature))}`;
}

function unspentLines(being: Hero): readonly string[] {
  const { unspent } = being;
  const part = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [
    ...part(unspent.stat, 'Stat Point', 'Stat Points'),
    ...part(unspent.skill, 'Skill Point', 'Skill Points'),
    ...part(unspent.abilities, 'Ability', 'Abilities'),
    ...part(unspent.lesser, 'Lesser Talent', 'Lesser Talents'),
    ...part(unspent.greater, 'Greater Talent', 'Greater Talents'),
    ...part(unspent.talents, 'Creature Talent', 'Creature Talents'),
    ...part(unspent.archetype, being.ways.includes('freeStyle') ? 'class' : 'Archetype', ''),
    ...part(unspent.subArchetype, 'Sub-Archetype', ''),
    ...part(unspent.path, 'Path', ''),
    ...part(unspent.categories, 'weapon category', 'weapon categories'),
    ...part(unspent.swaps, 'Talent to replace', 'Talents to replace'),
  ];
}

function belongingLines(scene: Scene, being: Being): readonly string[] {
  const line = ({ id, count, dropped, needs, ...item }: Being['items'][number]) => {
    const trained = needs ? ` (${rowOf(skills, needs.skill).name} ${needs.level})` : '';
    const held = being.holding.includes(id) ? ' (in hand)' : being.wearing === id ? ' (worn)' : '';
    const upgrades = item.upgrades.map((upgrade) => upgradeOn(item, upgrade)?.name ?? upgrade);
    // What an artifact does stands nowhere else.
    const own = item.profile.kind === 'artifact' && item.profile.text !== '' ? [item.profile.text] : [];
    const says = [...own, ...upgrades];
    const more = says.length === 0 ? '' : `: ${escapeMarkdown(says.join(', '))}`;
    return `${escapeMarkdown(nameOf(item))}${count > 1 ? ` ×${count}` : ''}${trained}${dropped ? ' (dropped)' : held}${more}`;
  };
  const materials = being.materials === 0 ? '' : `, materials worth ${being.materials}`;
  return [...being.items.map(line), `${being.credits} credits${materials}`, weightWords(scene, SELF)];
}

const proficiencyLines = (scene: Scene): readonly string[] => [
  [
    ...weaponCategories
      .filter(({ id }) => knowsWeapons(scene, SELF, id))
      .map(({ name }) => `${name} weapons`),
    ...armour.filter(({ id }) => knowsArmour(scene, SELF, id)).map(({ name }) => name),
  ].join(', '),
];

function objectSheet(thing: Thing): Sheet {
  const unit = unitSheetOf(thing);
  if (unit !== null) return unit;
  const { name, vitality, maxVitality, armor, material, properties, size, notes } = thing;
  return {
    title: name,
    subtitle: [
      ...(thing.dead ? ['Broken'] : []),
      findRow(materials, material)?.name ?? material,
      rowOf(sizes, size).name,
    ].join(' · '),
    gauges: [{ label: 'Vitality', value: vitality, max: maxVitality }],
    sections: [
      { title: 'Object', lines: [`Armor ${armor}`] },
      ...some(
        'Properties',
        properties.map((id) => findRow(objectProperties, id)?.name ?? escapeMarkdown(id)),
      ),
      ...some('Notes', notes === '' ? [] : [escapeMarkdown(notes)]),
    ],
  };
}
