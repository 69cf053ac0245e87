import { termsOf } from '../../../engine/glossary.ts';
import { at } from './tables.ts';

/** What the rules talk of and no table has. Doubtful places are played as docs/systems/zafir/readings.md says. */
export const terms = [
  ...termsOf(at(1, 'Rolling Dice'), [
    [
      'Dice Pool',
      'Dice rolled together. One that shows enough is all it takes: a 5 or 6 for most, a 6 for Crit Dice.',
      ['Pool'],
    ],
    ['d3', 'A d6, halved and rounded up: 1, 2 or 3.'],
    ['d2', 'A d6: 1 to 3 counts as 1, 4 to 6 as 2.'],
    [
      'First player',
      "Acts first in the players' phase. The token goes to the next player each round; it's only a suggestion.",
    ],
  ]),
  ...termsOf(at(3, 'Units'), [
    ['Unit', 'Anybody on the battlefield: a hero, an ally or an enemy.', ['Units', 'Enemy', 'Ally']],
    [
      'HP',
      'What a unit can take. Heroes have 2, half their level, their Toughness, and what armour and mods add. At 0, a hero rolls on the Casualty Table; others are Out of Action.',
      ['Hit Points', 'Max HP', 'Health'],
    ],
    ['Speed', 'How many tiles a Move takes you: 6, twice your Agility, and what gear adds.'],
    ['Aim', 'Your own dice in each attack: as many as your Accuracy.'],
    ['Will', 'Dice to attack minds and to resist: your Discipline, and what mods add.'],
    [
      'Agility Points',
      'You get as many each turn as your Agility. Agility Moves spend them: climb, mantle, leap, drop safely.',
      ['AP'],
    ],
  ]),
  ...termsOf(at(3, 'Rounds and Turns'), [
    [
      'Round',
      "The players' phase, then the enemies'. Conditions and cooldowns count down as your phase begins.",
      ['Rounds and Turns'],
    ],
    [
      'Phase',
      "A side's part of a round. Its units take their turns in any order.",
      ["Players' phase", "Enemies' phase", 'Initiative', 'Turn order'],
    ],
    ['Turn', 'Two actions. An action marked >| ends it; free ones (-) cost nothing.'],
    ['Action', 'One of the two you have on a turn. Stunned takes them away.'],
    [
      'Activation',
      'How much of a turn something takes: > an action, >| an action that ends the turn, - nothing. Passive always works, Reaction comes out of turn.',
      ['Activation Symbols'],
    ],
    [
      'Reaction',
      'Something you do out of turn, when what it waits for happens. Standing orders answer it for you.',
      ['React'],
    ],
    ['Cooldown', 'Used in round 1, an ability with cooldown 3 is ready again in round 4.'],
    ['Charges', 'How often something works on a mission.', ['Charge (use)']],
    ['Free move', 'A move out of turn: reinforcements, enemies who find out about you, some abilities.'],
    [
      'Granted action',
      "One more action on your turn, by somebody's ability. It's gone if you let the turn go by.",
    ],
  ]),
  ...termsOf(at(3, 'Attacks'), [
    [
      'Attack roll',
      'Aim Dice, Crit Dice and a Damage Die together. One Aim Die of 5 or 6 hits; then one Crit Die of 6 is a critical hit.',
      ['Attack'],
    ],
    [
      'Aim Dice',
      'Show whether an attack hits: one 5 or 6 is enough. Cover, height and range add or take some.',
      ['Aim Die'],
    ],
    [
      'Crit Dice',
      'Show whether a hit is critical: one 6 is enough. Two more against targets without cover.',
      ['Crit Die'],
    ],
    ['Critical hit', "A hit with a 6 on a Crit Die: it adds the weapon's Crit Damage.", ['Crit', 'Critical']],
    ['Crit Damage', 'What a critical hit adds to the damage.'],
    [
      'Optimal range',
      "Where a weapon is at its best. Outside of it you have one fewer Aim Die; beyond its maximum you can't attack.",
      ['Maximum range'],
    ],
    [
      'Cover',
      'What stands between attacker and target. Attackers get 2 more Aim Dice against no cover, 1 more against half, none against full; and 2 more Crit Dice against no cover.',
      ['Half cover', 'Full cover', 'No cover'],
    ],
    [
      'Line of Sight',
      "A line from any part of you to any part of the target. Units don't block it.",
      ['Sight', 'LoS'],
    ],
    [
      'Height',
      "The one who stands higher has one more Aim Die. Height doesn't count for range.",
      ['Elevation', 'High ground'],
    ],
    ['Ammo', 'Shots before you must Reload, which takes an action.'],
    ['Radius', 'How far around its tile an area reaches: radius 1.5 is 9 tiles.', ['Area']],
  ]),
  ...termsOf(at(3, 'Damage'), [
    [
      'Damage',
      'Die and bonus, with Crit Damage on a critical hit. Shields take it first, then Armor Points less Piercing, then HP. A hit does at least 1 unless shields took all of it.',
    ],
    [
      'Armor Points',
      'Each takes 1 off every hit. Breaking takes them away for the mission.',
      ['Armour', 'Armor', 'Armour Points'],
    ],
    [
      'Shield Points',
      'Take damage before armour and HP do, and are gone. The newest go first; lightning takes two for each point.',
      ['Shield', 'Shields'],
    ],
    ['Piercing', 'Ignores that many Armor Points.'],
    ['Breaking', 'Destroys that many Armor Points for the rest of the mission.'],
    ['Immunity', 'Damage or a condition of this kind does nothing.', ['Immune']],
    ['Vulnerability', 'Damage of this type deals 3 more.', ['Vulnerable']],
  ]),
  ...termsOf(at(3, 'Casualty Table'), [
    [
      'Casualty roll',
      'A hero at 0 HP rolls a d6: 1–2 Eye of the Void or Bleeding Out, 3–4 Stunned, 5–6 Knocked Down.',
      ['Casualty Table', 'Casualty', 'Death', 'Dying'],
    ],
    ['Dead', 'Gone for good: a Grievous Wound after a mission can mean it. The player makes somebody new.'],
    [
      'Body',
      'Anybody Unconscious, Bleeding Out or Out of Action can be carried: an action to pick up, free to lay down.',
      ['carries', 'Bodies'],
    ],
  ]),
  ...termsOf(at(3, 'Making a Will Attack'), [
    [
      'Will Attack',
      'An attack on a mind: roll a die for each point of Will; a 5 or 6 succeeds. The target rolls its Will, too; a 6 resists.',
      ['Resist', 'Resist Dice', 'Will Attack Dice'],
    ],
    [
      'Crit Effect Dice',
      'Rolled with a Will Attack: a 6 makes its effect worse. Two more against somebody in Panic.',
    ],
    ['Hatred', 'One more Aim Die against those the character hates.'],
  ]),
  ...termsOf(at(3, 'Concealment'), [
    [
      'Concealment',
      "Enemies don't know of you yet. Attacking, or moving into their sight or detection range, gives you away; then they get a free move.",
      ['Concealed', 'Surprise', 'hidden from the players'],
    ],
    ['Detection', 'How close a concealed unit gets before an enemy notices.'],
    [
      'Deploy',
      'Before the first round, concealed heroes place themselves on any tile where no enemy would notice them.',
    ],
  ]),
  ...termsOf(at(3, 'Reinforcements'), [
    [
      'Reinforcements',
      'Units that come later: each round they move down a track and enter with a free move.',
      ['Reinforcement track'],
    ],
  ]),
  ...termsOf(at(3, 'Missions & Encounters'), [
    [
      'Mission',
      'Objectives, one encounter or more, a reward. HP, ammo, charges and conditions carry over from one encounter to the next.',
      ['Encounter', 'Mission Objectives', 'Objective'],
    ],
  ]),
  ...termsOf(at(3, 'Movement'), [
    [
      'Movement',
      'A tile is 1, diagonally 1.5. You step up one tile and down three; more takes an Agility Move or a ladder.',
      ['Tile', 'Moving'],
    ],
    [
      'Fall',
      'Four tiles or more: 2 damage, shields first, and your move ends. A Safe Drop spares it.',
      ['Falling'],
    ],
    ['Burrowed', 'Under the ground: nobody sees or reaches the unit until it comes up.'],
  ]),
  ...termsOf(at(4, 'Skill Actions'), [
    [
      'Skill action',
      'Skill Dice together: one 5 or 6 succeeds. Difficulty, the points of a responsibility, gear, an assistant and circumstances give dice.',
      ['Check', 'Skill Dice', 'Skill Die'],
    ],
    [
      'Assist',
      'One character can help: one more die. They need at least one point in the responsibility, and at most one fewer than you.',
      ['Help', 'Assisting'],
    ],
    ['Equipment Bonus', 'One more die where your gear helps.'],
    ['Utility', 'What an ability does outside missions, a number of times a day.', ['Utilities']],
  ]),
  ...termsOf(at(4, 'Downtime'), [
    ['Downtime', 'The time between missions: rest, buy, learn, talk.', ['Adventure phase']],
    ['Money', 'Riyals and cents: ₹12.50. Selling brings a fifth of the price.', ['Riyal', 'Riyals']],
  ]),
  ...termsOf(at(5, 'Character Progression'), [
    [
      'XP',
      'Experience: 1 for each mission you live through. It buys levels.',
      ['Experience', 'Experience Points', 'Level up'],
    ],
    ['Build', 'A suggested set of abilities for a class.', ['Suggested builds']],
  ]),
  ...termsOf(at(6, 'Equipment Slots'), [
    [
      'Loadout',
      "What you take on a mission: a primary and a secondary weapon, armour, headgear, and what's in the pockets. Locked while the mission runs.",
      ['Equipment Slots', 'Slots'],
    ],
    ['Pocket', 'Holds one item, or any number of one type of grenade.', ['Utility pocket', 'Pockets']],
    [
      'Zephyrite Shard energy',
      'Powered gear takes a Zephyrite Shard each mission, or two charges of your magic abilities.',
      ['Power'],
    ],
  ]),
];
