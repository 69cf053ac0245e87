import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { sizes } from '../content/sizes.ts';
import { amountWords } from '../gear/amount.ts';
import { conditionWords, hazardWords, powerLine, powerLines } from '../powers/describe.ts';
import type { Hazard, OwnCondition } from '../powers/schema.ts';
import type {
  PackAbility,
  PackAttack,
  PackClass,
  PackFoe,
  PackGear,
  PackLevel,
  PackPlace,
  PackQuirk,
  PackRole,
  PackStory,
  PackSystem,
  PackTrait,
  PackVehicle,
} from './schema.ts';
import { abilityPower, powerOf } from './things.ts';

/** An entry of a pack in words: in a line, and all of it. */
export interface Described {
  readonly note: string;
  readonly lines: readonly string[];
}

const textLine = (text: string): readonly string[] => (text === '' ? [] : [`*${escapeMarkdown(text)}*`]);

const plainly = (note: string, text: string, more: readonly string[] = []): Described => ({
  note,
  lines: [...textLine(text), escapeMarkdown(note), ...more],
});

const some = (label: string, value: number): readonly string[] => (value === 0 ? [] : [`${value} ${label}`]);

/** '50 m VSN: 2d6 shots, 3 Heat damage, uses 2 Ammo'. */
function attackWords(attack: PackAttack): string {
  const { range, hit, shots, damage, types, ammo, charge, watts } = attack;
  const far = range === 'melee' ? 'Melee' : `${range} m`;
  const type = types.map((id) => rowOf(damageTypes, id).name).join(' or ');
  const uses = [...some('Ammo', ammo), ...some('Charge', charge), ...some('W', watts)];
  return [
    `${far} ${rowOf(attributes, hit).short}: ${amountWords(shots)} ${shots.dice === 0 && shots.plus === 1 ? 'shot' : 'shots'}`,
    `${damage} ${type} damage`,
    ...(uses.length === 0 ? [] : [`uses ${uses.join(' and ')}`]),
    ...(attack.indirect ? ['Indirect'] : []),
    ...(attack.sweeps ? ['on any number in range'] : []),
    ...(attack.ignoresPointBlanc ? ['ignores Point Blanc'] : []),
    ...(attack.special === 'none' ? [] : [attack.special]),
    ...(attack.skilled ? ['Skilled only'] : []),
  ].join(', ');
}

const attackLines = (attacks: readonly PackAttack[]): readonly string[] =>
  attacks.map((attack) =>
    escapeMarkdown(`${attack.name === '' ? 'Attack' : attack.name}: ${attackWords(attack)}`),
  );

const listed = (label: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${label}: ${names.map(escapeMarkdown).join(', ')}`];

export function describeFoe(foe: PackFoe): Described {
  const { size, scores, hp, ehp, sp, count } = foe;
  const kind = `${rowOf(sizes, size).name}${count === 1 ? '' : `, ${count} of them`}`;
  const all = Object.entries(scores).map(([key, value]) => `${key.toUpperCase().slice(0, 3)} ${value}`);
  return {
    note: `${kind}${foe.text === '' ? '' : `. ${foe.text}`}`,
    lines: [
      ...textLine(foe.text),
      kind,
      `HP ${hp}${ehp === null ? ', out at 0' : ` · EHP ${ehp}`} · SP ${sp}`,
      ...(all.length === 0 ? [] : [escapeMarkdown(all.join(' · '))]),
      ...attackLines(foe.attacks),
      ...listed('Gear', foe.gear),
      ...listed('Abilities', foe.abilities),
      ...foe.powers.map(
        (power) => `**${escapeMarkdown(power.name)}**: ${escapeMarkdown(powerLine(powerOf(power)))}`,
      ),
    ],
  };
}

export const describeAbility = (ability: PackAbility): Described => {
  const power = abilityPower(ability);
  const { cost, limited } = ability;
  const price = cost === null ? [] : [`Cost ${cost} AP`];
  const whose = limited === null ? [] : [`for ${limited.role ?? limited.kind ?? 'nobody'} only`];
  return {
    note: [...price, powerLine(power)].join(', '),
    lines: [...powerLines(power), ...[...price, ...whose].map(escapeMarkdown)],
  };
};

export function describeGear(gear: PackGear): Described {
  const { kind, hands, ammo, charge, price, powers, attacks } = gear;
  const note = [
    kind,
    ...(hands === 2 ? ['Two-handed'] : []),
    ...(ammo === null ? [] : [`${ammo.max} ${ammo.type} Ammo`]),
    ...(charge === null ? [] : [`Charge ${charge}`]),
    ...(price === null ? [] : [`${price} mC`]),
    ...(attacks[0] === undefined ? [] : [attackWords(attacks[0])]),
  ].join(', ');
  return plainly(note, gear.text, [
    ...attackLines(attacks.slice(1)),
    ...powers.map((power) => escapeMarkdown(`${power.name}: ${powerLine(powerOf(power))}`)),
  ]);
}

const priced = (price: number | null): readonly string[] => (price === null ? [] : [`${price} mC`]);

export function describeSystem(system: PackSystem): Described {
  const { kind, weight, atmospheric, charge, engine, powers, attacks, movements, actsMidPath } = system;
  const note = [
    `${kind} system`,
    `${weight} SW`,
    ...(atmospheric ? ['Atmospheric'] : []),
    ...(charge === null ? [] : [`Charge ${charge}`]),
    ...(engine === null ? [] : [`${engine.charge} Charge gives ${engine.watts} W`]),
    ...priced(system.price),
  ].join(', ');
  return plainly(note, system.text, [
    ...attackLines(attacks),
    ...movements.map(({ name, watts, parts }) =>
      escapeMarkdown(`${name}: ${watts} W, ${parts.map(({ metres }) => `${metres} m`).join(' and ')}`),
    ),
    ...(actsMidPath ? ['Skilled, you may act at any point of its movements.'] : []),
    ...powers.map((power) => escapeMarkdown(`${power.name}: ${powerLine(powerOf(power))}`)),
  ]);
}

export function describeVehicle(vehicle: PackVehicle): Described {
  const { size, medium, hp, diameter, terminals, passengers, systems } = vehicle;
  const note = [
    `${rowOf(sizes, size).name} ${medium} vehicle`,
    `${hp} HP`,
    `${diameter} m wide`,
    ...priced(vehicle.price),
  ].join(', ');
  return plainly(`${note}${vehicle.text === '' ? '' : `. ${vehicle.text}`}`, '', [
    `${terminals.length === 1 ? 'A terminal' : `${terminals.length} terminals`} of ${terminals.join(', ')} SW; ${passengers} passengers`,
    ...listed('Systems', systems),
  ]);
}

export const describePlace = (place: PackPlace): Described =>
  plainly(place.text === '' ? 'a place to fight' : place.text, '', [
    ...(place.dark ? ['It is dark.'] : []),
    ...(place.air ? [] : ['There is no air.']),
    ...listed('Hazards', place.hazards),
    `Type it for \`/encounter start\`: \`${place.field.replaceAll('`', '´')}\``,
  ]);

export const describeHazard = (hazard: Hazard): Described =>
  plainly(`${hazardWords(hazard)} (a house rule)`, hazard.text);

export const describeCondition = (condition: OwnCondition): Described =>
  plainly(conditionWords(condition), condition.text);

export function describeRole(role: PackRole): Described {
  const short = (id: PackRole['gains']) => rowOf(attributes, id).short;
  const [up, orUp] = role.gainsOne;
  const [down, orDown] = role.losesOne;
  return plainly(`${role.kind} role, HP ${role.hp} + FTD`, role.text, [
    `+1 ${short(role.gains)}; +1 ${short(up)} or ${short(orUp)}; −1 ${short(down)} or ${short(orDown)}`,
    `Each level: ${amountWords(role.hpEachLevel)} + FTD HP`,
    ...listed('Abilities', role.abilities),
    ...listed('Gear', role.gear),
  ]);
}

export const describeClass = (one: PackClass): Described =>
  plainly(one.text === '' ? 'a class' : one.text, '', [
    ...listed('Abilities', one.abilities),
    ...listed('Gear', one.gear),
  ]);

export const describeLevel = ({ level, sp, points, rolePoints, text }: PackLevel): Described =>
  plainly(
    [
      `level ${level}: the role's HP`,
      ...some('SP', sp),
      ...some('AP', points),
      ...some("AP for the role's own", rolePoints),
    ].join(', '),
    text,
  );

export const describeTrait = ({ name, bad, text }: PackTrait): Described =>
  plainly(bad === '' || bad === name ? 'a Trait' : `a Trait; as a weakness: ${bad}`, text);

const quirkNames = { ideal: 'an Ideal', goal: 'a Goal', flaw: 'a Flaw' } as const;
export const describeQuirk = ({ is, text }: PackQuirk): Described => plainly(quirkNames[is], text);

export const describeStory = ({ is, text }: PackStory): Described =>
  plainly(is === 'background' ? 'a Background' : 'an Origin', text);
