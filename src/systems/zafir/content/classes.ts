import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { proficiencies } from './proficiencies.ts';
import { idOf } from './shapes.ts';

const build = z.object({
  name: z.string(),
  /** `id` null: named in the book, but no class can learn it (A26). */
  abilities: z.array(z.object({ name: z.string(), id: z.string().nullable() })).readonly(),
});

const schema = row.extend({
  tier: z.enum(['starting', 'base']),
  from: z.string().nullable(),
  /** Of base classes, the names of classes beyond level 5. */
  upgradesTo: z.array(z.string()).readonly(),
  proficiencies: z.array(idOf(proficiencies)).readonly(),
  startingAbilities: z.array(z.string()).readonly(),
  abilities: z.array(z.string()).readonly(),
  builds: z.array(build).readonly(),
});

/** The classes of levels 1 to 5: what each is trained with, knows at once and may learn, and builds to take as models. */
export const classes = defineTable(schema, [
  {
    id: 'recruit',
    name: 'Recruit',
    text: 'A new soldier: a rifle, a vest, and one item of their choice.',
    tier: 'starting',
    from: null,
    upgradesTo: ['Arcanist', 'Sapper', 'Sharpshooter', 'Trencher'],
    proficiencies: ['autorifles', 'sidearms', 'mediumArmor'],
    startingAbilities: [],
    abilities: [],
    builds: [],
  },
  {
    id: 'novice',
    name: 'Novice',
    text: 'A new mage, who can set an enemy on fire.',
    tier: 'starting',
    from: null,
    upgradesTo: ['Adept'],
    proficiencies: ['autorifles', 'sidearms', 'arcaneFocuses', 'mediumArmor', 'fireMagic'],
    startingAbilities: ['ignite'],
    abilities: [],
    builds: [],
  },
  {
    id: 'seeker',
    name: 'Seeker',
    text: 'A new spiritist, who terrifies minds with daeva.',
    tier: 'starting',
    from: null,
    upgradesTo: ['Acolyte'],
    proficiencies: ['autorifles', 'sidearms', 'spiritualResonators', 'mediumArmor', 'daevaSummoning'],
    startingAbilities: ['terrorize'],
    abilities: [],
    builds: [],
  },
  {
    id: 'acolyte',
    name: 'Acolyte',
    text: 'A spiritist of Ether and Nether: guides friends, torments foes.',
    tier: 'base',
    from: 'seeker',
    upgradesTo: ['Warden', 'Warlock'],
    proficiencies: ['smgs', 'spiritSummoning'],
    startingAbilities: [],
    abilities: [
      'animateCover',
      'curse',
      'daevicClaws',
      'discarnate',
      'encourage',
      'etherealSuspension',
      'focus',
      'guidance',
      'mindFlay',
      'soulRend',
    ],
    builds: [
      {
        name: 'Tormentor',
        abilities: [
          { name: 'Daevic Claws', id: 'daevicClaws' },
          { name: 'Focus', id: 'focus' },
          { name: 'Mind Flay', id: 'mindFlay' },
          { name: 'Soul Rend', id: 'soulRend' },
        ],
      },
      {
        name: 'Benefactor',
        abilities: [
          { name: 'Guidance', id: 'guidance' },
          { name: 'Encourage', id: 'encourage' },
          { name: 'Animate Cover', id: 'animateCover' },
          { name: 'Ethereal Suspension', id: 'etherealSuspension' },
        ],
      },
      {
        name: 'Flexible',
        abilities: [
          { name: 'Encourage', id: 'encourage' },
          { name: 'Mind Flay', id: 'mindFlay' },
          { name: 'Curse', id: 'curse' },
          { name: 'Animate Cover', id: 'animateCover' },
        ],
      },
      {
        name: 'Harasser',
        abilities: [
          { name: 'Curse', id: 'curse' },
          { name: 'Ethereal Suspension', id: 'etherealSuspension' },
          { name: 'Discarnate', id: 'discarnate' },
          { name: 'Mind Flay', id: 'mindFlay' },
        ],
      },
    ],
  },
  {
    id: 'adept',
    name: 'Adept',
    text: 'A true mage: healing, fire, lightning and arcane spells.',
    tier: 'base',
    from: 'novice',
    upgradesTo: ['Dervish', 'Warmage'],
    proficiencies: ['smgs', 'lightningMagic', 'arcaneMagic', 'lifeMagic'],
    startingAbilities: ['animalFamiliar'],
    abilities: [
      'arcaneBolt',
      'arcaneDefenses',
      'baldyrsGait',
      'blindingSunlight',
      'boltSplitting',
      'fireball',
      'focus',
      'foeShatter',
      'healWounds',
      'healingFountain',
      'lethargy',
      'lightningStrike',
      'pylon',
      'restoration',
    ],
    builds: [
      {
        name: 'Healer',
        abilities: [
          { name: 'Heal Wounds', id: 'healWounds' },
          { name: 'Healing Fountain', id: 'healingFountain' },
          { name: 'Restoration', id: 'restoration' },
          { name: 'Empowered Healing', id: null },
        ],
      },
      {
        name: 'Fire Mage',
        abilities: [
          { name: 'Fireball', id: 'fireball' },
          { name: 'Focus', id: 'focus' },
          { name: "Baldyr's Gait", id: 'baldyrsGait' },
          { name: 'Blinding Sunlight', id: 'blindingSunlight' },
        ],
      },
      {
        name: 'Battle Mage',
        abilities: [
          { name: 'Lightning Strike', id: 'lightningStrike' },
          { name: 'Focus', id: 'focus' },
          { name: 'Fireball', id: 'fireball' },
          { name: 'Foe-shatter', id: 'foeShatter' },
        ],
      },
      {
        name: 'Support Mage',
        abilities: [
          { name: 'Foe-shatter', id: 'foeShatter' },
          { name: 'Lethargy', id: 'lethargy' },
          { name: 'Arcane Defenses', id: 'arcaneDefenses' },
          { name: 'Pylon', id: 'pylon' },
        ],
      },
    ],
  },
  {
    id: 'arcanist',
    name: 'Arcanist',
    text: 'A soldier who dabbles in magic, medicine and artifacts.',
    tier: 'base',
    from: 'recruit',
    upgradesTo: ['Mechanist', 'Paladin'],
    proficiencies: ['smgs', 'shotguns', 'lightArmor', 'arcaneMagic'],
    startingAbilities: ['artifactFamiliar', 'disruptArtifact', 'hackLogicalDrive'],
    abilities: [
      'arcaneBolt',
      'arcaneTargetMarker',
      'blastTraining',
      'breaker',
      'charge',
      'combatMedic',
      'controlArtifact',
      'deployableCover',
      'distraction',
      'highGround',
      'pickLock',
      'towerShield',
    ],
    builds: [
      {
        name: 'Medic',
        abilities: [
          { name: 'Combat Medic', id: 'combatMedic' },
          { name: 'Deployable Cover', id: 'deployableCover' },
          { name: 'Distraction', id: 'distraction' },
          { name: 'Tower Shield', id: 'towerShield' },
        ],
      },
      {
        name: 'Squad Leader',
        abilities: [
          { name: 'Arcane Target Marker', id: 'arcaneTargetMarker' },
          { name: 'Breaker', id: 'breaker' },
          { name: 'Charge', id: 'charge' },
          { name: 'High Ground', id: 'highGround' },
        ],
      },
      {
        name: 'Tech Soldier',
        abilities: [
          { name: 'Deployable Cover', id: 'deployableCover' },
          { name: 'Control Artifact', id: 'controlArtifact' },
          { name: 'Tower Shield', id: 'towerShield' },
          { name: 'Blast Training', id: 'blastTraining' },
        ],
      },
    ],
  },
  {
    id: 'sapper',
    name: 'Sapper',
    text: 'An expert in explosives, grenades and the autocannon.',
    tier: 'base',
    from: 'recruit',
    upgradesTo: ['Berserker', 'Heavy Gunner'],
    proficiencies: ['autocannons'],
    startingAbilities: ['grenadier'],
    abilities: [
      'biggerBooms',
      'blastTraining',
      'breaker',
      'demolitionist',
      'explosivesEngineer',
      'shrapnel',
      'suppressiveFire',
      'throwingArm',
      'tripmine',
    ],
    builds: [
      {
        name: 'Anti-Armor',
        abilities: [
          { name: 'Breaker', id: 'breaker' },
          { name: 'Blast Training', id: 'blastTraining' },
          { name: 'Shrapnel', id: 'shrapnel' },
          { name: 'Throwing Arm', id: 'throwingArm' },
        ],
      },
      {
        name: 'Grenadier',
        abilities: [
          { name: 'Throwing Arm', id: 'throwingArm' },
          { name: 'Bigger Booms', id: 'biggerBooms' },
          { name: 'Shrapnel', id: 'shrapnel' },
          { name: 'Explosives Engineer', id: 'explosivesEngineer' },
        ],
      },
      {
        name: 'Heavy',
        abilities: [
          { name: 'Suppressive Fire', id: 'suppressiveFire' },
          { name: 'Demolitionist', id: 'demolitionist' },
          { name: 'Blast Training', id: 'blastTraining' },
          { name: 'Breaker', id: 'breaker' },
        ],
      },
    ],
  },
  {
    id: 'sharpshooter',
    name: 'Sharpshooter',
    text: 'A deadly shot from afar and from above, with rifle or pistol.',
    tier: 'base',
    from: 'recruit',
    upgradesTo: ['Gunslinger', 'Sniper'],
    proficiencies: ['sniperRifles', 'lightArmor'],
    startingAbilities: [],
    abilities: [
      'clarityInTheChaos',
      'grapple',
      'highGround',
      'killShot',
      'quickdraw',
      'returnFire',
      'spotter',
      'subterfuge',
      'suppressiveFire',
    ],
    builds: [
      {
        name: 'Death from Above',
        abilities: [
          { name: 'High Ground', id: 'highGround' },
          { name: 'Grapple', id: 'grapple' },
          { name: 'Spotter', id: 'spotter' },
          { name: 'Subterfuge', id: 'subterfuge' },
        ],
      },
      {
        name: 'Warfighter',
        abilities: [
          { name: 'Kill Shot', id: 'killShot' },
          { name: 'Suppressive Fire', id: 'suppressiveFire' },
          { name: 'Clarity in the Chaos', id: 'clarityInTheChaos' },
          { name: 'Return Fire', id: 'returnFire' },
        ],
      },
      {
        name: 'Pistolier',
        abilities: [
          { name: 'Quickdraw', id: 'quickdraw' },
          { name: 'Return Fire', id: 'returnFire' },
          { name: 'Kill Shot', id: 'killShot' },
          { name: 'Clarity in the Chaos', id: 'clarityInTheChaos' },
        ],
      },
    ],
  },
  {
    id: 'trencher',
    name: 'Trencher',
    text: 'A fighter at close quarters: blades, shotguns, stealth and the Void.',
    tier: 'base',
    from: 'recruit',
    upgradesTo: ['Operative', 'Vanguard'],
    proficiencies: ['meleeWeapons', 'shotguns', 'smgs', 'lightArmor', 'voidMagic'],
    startingAbilities: ['pickLock'],
    abilities: [
      'charge',
      'clarityInTheChaos',
      'dodge',
      'fireteamTactics',
      'grapple',
      'mirage',
      'premeditated',
      'riposte',
      'scorpionStrike',
      'subterfuge',
      'trenchFighting',
      'voidwalk',
    ],
    builds: [
      {
        name: 'Close Quarters Fighter',
        abilities: [
          { name: 'Charge', id: 'charge' },
          { name: 'Trench Fighting', id: 'trenchFighting' },
          { name: 'Mirage', id: 'mirage' },
          { name: 'Dodge', id: 'dodge' },
        ],
      },
      {
        name: 'Recon',
        abilities: [
          { name: 'Premeditated', id: 'premeditated' },
          { name: 'Subterfuge', id: 'subterfuge' },
          { name: 'Voidwalk', id: 'voidwalk' },
          { name: 'Mirage', id: 'mirage' },
        ],
      },
      {
        name: 'Swordfighter',
        abilities: [
          { name: 'Trench Fighting', id: 'trenchFighting' },
          { name: 'Riposte', id: 'riposte' },
          { name: 'Clarity in the Chaos', id: 'clarityInTheChaos' },
          { name: 'Dodge', id: 'dodge' },
        ],
      },
      {
        name: 'High Mobility',
        abilities: [
          { name: 'Grapple', id: 'grapple' },
          { name: 'Trench Fighting', id: 'trenchFighting' },
          { name: 'Scorpion Strike', id: 'scorpionStrike' },
          { name: 'Mirage', id: 'mirage' },
        ],
      },
    ],
  },
]);

export type ClassRow = (typeof classes)[number];
export type ClassId = ClassRow['id'];
